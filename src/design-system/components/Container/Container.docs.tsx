import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'Container',
  group: 'Layout',
  summary: 'The column of a page: centred, never wider than its content reads well, with the side margin of the page.',
  use: [
    'Once around the content of a page: `width="content"`, 75 rem.',
    'Around long text: `width="reading"`, 42 rem.',
    'Around a form that is the whole page: `width="form"`, 28 rem.',
  ],
  alternatives: [
    { component: 'AppShell', when: 'It is a page of the dashboard: the shell brings its own margins.' },
    { component: 'AuthLayout', when: 'It is a page before the dashboard.' },
    { component: 'Card', when: 'Something should look like one piece inside the page.' },
  ],
  accessibility: [
    'Has no role of its own; `as="main"` once on a page.',
    'At 320 px, and at a zoom of 400 %, everything in it is reached without scrolling sideways.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress', responsive: 'Matrix' },
} satisfies ComponentDocs
