import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'LogoLoader',
  group: 'Brand',
  summary: 'The start-up picture: the bulbs of the logo light up in turn.',
  use: [
    'While the product starts, and while it is checked who has come.',
    '`index.html` shows the same picture before any script, so nothing moves when React takes over.',
  ],
  alternatives: [
    { component: 'Skeleton', when: 'A page is there and its data is on the way.' },
    { component: 'Spinner', when: 'A small thing is under way inside a page.' },
  ],
  accessibility: [
    'A polite status with its words.',
    'Under reduced motion all bulbs burn, and nothing runs.',
    'In forced colours sign and words take the system’s colours.',
  ],
  keyboard: [],
  content: ['What is being done: “Verifying authentication...”.'],
  states: { default: 'Playground', stress: 'Stress', 'static under reduced motion': 'Playground' },
} satisfies ComponentDocs
