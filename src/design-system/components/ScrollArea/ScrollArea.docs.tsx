import { arrowKeys, type ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'ScrollArea',
  group: 'Layout',
  summary: 'Scrolls its content inside the space its parent gives it.',
  use: [
    'For a list in a drawer or popover whose height is given.',
    'With `axis="horizontal"` for what must not wrap: a wide table, a strip of pictures.',
  ],
  alternatives: [
    { component: 'Dialog', when: 'It is the body of a dialog: that scrolls by itself.' },
    { component: 'DataTable', when: 'It is a table: that scrolls by itself, and becomes cards on a phone.' },
    { component: 'Pagination', when: 'It is a long list in a page. Let the page scroll; one scrollbar is enough.' },
  ],
  accessibility: [
    'A `region` named by `label`.',
    'While there is more to see it is a stop of the Tab key, so that the arrow keys can scroll it (WCAG 2.1.1). With nothing to scroll it is none.',
    'The scrollbar is the system’s own, and follows its settings.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the area, while it holds more than it shows.' },
    { keys: arrowKeys, does: 'Scrolls a little.', by: 'browser' },
    { keys: ['PageUp', 'PageDown', 'Space'], does: 'Scrolls by what is shown.', by: 'browser' },
    { keys: ['Home', 'End'], does: 'Scrolls to the beginning or the end.', by: 'browser' },
  ],
  content: ['The label names what scrolls: “Notifications”, not “Scroll area”.'],
  states: { default: 'Playground', stress: 'Stress', 'focus-visible': 'ReachedByKeyboard' },
} satisfies ComponentDocs
