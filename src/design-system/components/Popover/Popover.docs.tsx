import type { ComponentDocs } from '../../docs/component-docs.ts'

export default {
  name: 'Popover',
  group: 'Overlays',
  summary: 'A small surface beside its button, for something to read or set without leaving the page.',
  use: [
    'Explain a word or a rule where it is used; unlike a tooltip it can be reached by touch.',
    'Offer a few fields that act on what is beside them.',
  ],
  alternatives: [
    { component: 'Menu', when: 'It is a list of actions or places.' },
    { component: 'Tooltip', when: 'It is a few words, and nothing is lost without them.' },
    { component: 'Dialog', when: 'The page must wait for it.' },
  ],
  accessibility: [
    'The button says `aria-haspopup="dialog"` and whether it is open.',
    'Role `dialog` with the name `label`, not modal: the page stays usable, and a press beside it closes it and does what was pressed.',
    'Focus goes to the first control, or to the popover itself; closing returns it to the button.',
    'A menu opened inside closes alone; inside a dialog the popover lies within that dialog.',
    'It is never larger than the window: the rest scrolls inside, by keyboard too.',
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'On the button: opens and closes it.' },
    { keys: ['Tab', 'Shift+Tab'], does: 'The next or previous control inside, going round.' },
    { keys: ['Escape'], does: 'Closes it, or the menu open in it; focus returns.' },
  ],
  content: ['`label` repeats the button’s words.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    open: 'Playground',
    'scrolling body': 'ScrollingBody',
    nested: 'Nested',
    'sticky footer': { none: 'It has no footer; what ends with an action is a Dialog.' },
    'closing refused': { none: 'A press beside it always closes it; what must be answered is a Dialog.' },
  },
} satisfies ComponentDocs
