import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'Drawer',
  group: 'Overlays',
  summary: 'A panel over one side of the page, for something to look at without leaving it.',
  use: [
    'Show details of a row, notifications or filters beside the page they belong to.',
    'Use `onPhone="bottom"` for a few controls: a sheet as high as its content, where thumbs are.',
    'Use `frame="bare"` where the content brings its own header, such as the sidebar of a phone.',
  ],
  alternatives: [
    { component: 'Dialog', when: 'It is a short task with an end.' },
    { component: 'Popover', when: 'It is small and belongs to one control.' },
    { component: 'Card', when: 'It should stay beside the page.' },
  ],
  accessibility: [
    'Role `dialog`, modal, named by its title, also where the title is not seen.',
    'Focus, the page behind, Escape, `busy`, nesting and motion: as in Dialog.',
    'Opened from a dialog it lies above that dialog when it is among its children.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'The next or previous control, going round inside.' },
    { keys: ['Escape'], does: 'Closes it; nothing while busy.' },
  ],
  content: ['The title names what is shown, as the control that opened it did.'],
  decisions: ['0036-triage-is-a-hook-and-no-split-view.md'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    open: 'Playground',
    'scrolling body': 'WithActionsAndFooter',
    'sticky footer': 'WithActionsAndFooter',
    nested: 'Nested',
    'closing refused': 'RefusesToCloseWhileBusy',
    'at the end': 'Playground',
    'at the start': 'AtStart',
    'bottom on mobile': 'BottomOnPhone',
  },
} satisfies ComponentDocs
