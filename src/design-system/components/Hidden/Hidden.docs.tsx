import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'Hidden',
  group: 'Layout',
  summary: 'Takes its content away below a viewport, or from one upwards, for everyone.',
  use: [
    'For decoration and shortcuts that do not fit on a phone.',
    'In pairs, where one thing has two forms: `below="tablet"` on the one, `from="tablet"` on the other.',
  ],
  alternatives: [
    { component: 'VisuallyHidden', when: 'Screen readers should still read it.' },
    { component: 'Stack', when: 'Only the arrangement changes: layout components take a value per viewport.' },
    { component: 'Truncate', when: 'The text is too long, not superfluous.' },
  ],
  accessibility: [
    'Hidden content is gone from the accessibility tree and the tab order too: it is `display: none`.',
    'Never hide the only way to do something. What a phone cannot show in place goes into a menu or a sheet.',
    'Decided in CSS: nothing jumps while the page loads, and no script looks at the window.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress', responsive: 'Matrix' },
} satisfies ComponentDocs
