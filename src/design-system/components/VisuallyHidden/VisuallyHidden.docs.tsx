import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'VisuallyHidden',
  group: 'Layout',
  summary: 'Words for screen readers only.',
  use: [
    'For what is plain to the eye and lost to the ear: the heading of a list, the caption of a table.',
    'With `role="status"` for what is said politely when it appears: “12 results”.',
  ],
  alternatives: [
    { component: 'Hidden', when: 'It should be hidden from all readers at this width.' },
    { component: 'IconButton', when: 'A control shows only an icon: its `label` is its name.' },
    { component: 'Text', when: 'Others could need the words too. They usually could.' },
  ],
  accessibility: [
    'In the accessibility tree, in its place; out of sight and out of the way.',
    'It must not contain focusable elements, because their focus ring would be invisible.',
    'It does not repeat what is visible; that would be read twice.',
  ],
  keyboard: [],
  content: ['Whole words, as anybody would say them: “(opens in a new tab)”.'],
  states: { default: 'Playground', stress: 'Stress' },
} satisfies ComponentDocs
