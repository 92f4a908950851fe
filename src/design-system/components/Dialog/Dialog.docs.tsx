import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Button } from '../Button/index.ts'

export default {
  name: 'Dialog',
  group: 'Overlays',
  summary: 'A short task above the page, which is finished or left before going on.',
  use: [
    'Ask for a few things in the place where they are needed: a new name, a code, an amount.',
    'Keep the page in sight behind it, because the task is about it.',
    'Set `closeOnOutsidePress={false}` where a stray press would lose what was typed, and `busy` while it is being saved.',
  ],
  alternatives: [
    { component: 'ConfirmDialog', when: 'It asks one question before something that cannot be undone.' },
    { component: 'Drawer', when: 'There is more to look at, or it belongs to the page beside it.' },
    { component: 'Popover', when: 'It is small, belongs to one control, and the page stays usable.' },
    { component: 'Alert', when: 'There is only something to say.' },
  ],
  examples: [
    {
      do: {
        example: <Button>Save name</Button>,
        why: 'The button says what will happen; title and button can be understood without the body.',
      },
      dont: { example: <Button>OK</Button>, why: 'Nobody can tell what ‘OK’ does without reading all of it.' },
    },
  ],
  accessibility: [
    'Role `dialog`, modal, named by its title and described by its description.',
    'Focus goes to the title, or to `initialFocusRef`; Tab stays inside; on closing focus returns to what opened it, and to the menu’s button where an item of a menu or submenu did; to `main`, which needs `tabIndex={-1}`, where nothing had it.',
    'The page behind is out of the accessibility tree, out of reach of the pointer, and does not scroll. Toasts stay reachable.',
    'While `busy` it says `aria-busy`, and Escape, the close button and a press beside it do nothing.',
    'Menus, lists and drawers opened inside lie within it; Escape closes the topmost alone.',
    'On Android the back gesture closes the topmost one, as Escape does, and does not leave the page.',
    'A body that scrolls takes the keyboard; title and buttons stay in sight.',
    'Under reduced motion it appears without animation; in forced colours it has an edge.',
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'The next or previous control, going round inside.' },
    { keys: ['Escape'], does: 'Closes it, or the list or menu that is open in it.' },
    { keys: ['ArrowDown', 'PageDown', 'Space'], does: 'Scroll the body while it has the focus.', by: 'browser' },
  ],
  content: [
    'The title says the task: ‘Rename this Gig’. The main button repeats its verb: ‘Save name’, never ‘OK’.',
    'One main button, last. Money buttons name the amount.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    open: 'Playground',
    'scrolling body': 'ScrollingBody',
    'sticky footer': 'ScrollingBody',
    nested: 'Nested',
    'closing refused': 'RefusesToCloseWhileBusy',
    phone: 'Playground',
  },
} satisfies ComponentDocs
