import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'SkipLink',
  group: 'Layout',
  summary: 'The first stop of the Tab key: jumps over the navigation to the main content.',
  use: [
    'Once, as the first element of every page with a navigation.',
    '`AppShell` brings it; place it yourself only outside of that.',
  ],
  alternatives: [
    { component: 'Link', when: 'It leads to another page, or everybody should see it.' },
    { component: 'AppShell', when: 'The page is one of the dashboard: its skip link is there.' },
  ],
  accessibility: [
    'A link, unseen until it has focus, then above everything.',
    'Following it moves focus to the element with `targetId`, which needs `tabIndex={-1}`; the next Tab goes on from there.',
    'The address does not change, so the router sees no navigation.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Shows it, when it is the first stop of the page.' },
    { keys: ['Enter'], does: 'Moves focus and sight to the main content.' },
  ],
  content: ['“Skip to main content”: the words people know.'],
  states: { default: 'Playground', stress: 'Stress', focused: 'Focused' },
} satisfies ComponentDocs
