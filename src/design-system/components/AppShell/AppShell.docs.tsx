import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'AppShell',
  group: 'Navigation',
  summary: 'The frame of every page behind the sign-in: sidebar, top bar, page.',
  use: ['Render it once, around all pages of the dashboard.'],
  alternatives: [
    { component: 'AuthLayout', when: 'The visitor is not signed in.' },
    { component: 'Container', when: 'Only the width of some content is to be limited.' },
  ],
  accessibility: [
    'A skip link comes first and leads to `main`, which can take focus.',
    'One `main`, one `header` and the sidebar’s landmark, each once.',
    'The document scrolls, not a box inside it: zoom, find in page, printing and Back work as everywhere.',
    'In forced colours the edges of sidebar and top bar stay.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'The skip link first, then sidebar, top bar, page.' },
    { keys: ['Enter'], does: 'On the skip link: moves focus to the page.' },
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    responsive: 'Playground',
    collapsed: 'Collapsed',
    'mobile open': 'MobileOpen',
  },
} satisfies ComponentDocs
