import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Button } from '../Button/index.ts'
import { Menu, MenuItem, MenuSeparator } from './index.ts'

const nothing = () => undefined

export default {
  name: 'Menu',
  group: 'Actions',
  summary: 'Actions and places behind a button.',
  use: [
    'Gather the rarer actions of one thing: a row, a card, an account.',
    'Lead to a few places with `MenuLink`; they are real links.',
    'Switch something and see the effect with `MenuCheckboxItem` and `MenuRadioGroup`: the menu stays open.',
    'Put what belongs together and is rare into a `MenuSub`, one level deep.',
  ],
  alternatives: [
    { component: 'Button', when: 'There is one action, or one that most people need.' },
    { component: 'Select', when: 'It is an answer that is sent with a form.' },
    { component: 'Popover', when: 'There is something to read, or fields to fill in.' },
    { component: 'ConfirmDialog', when: 'After a dangerous item: the menu itself never destroys anything.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Menu
            align="start"
            trigger={
              <Button variant="outline" tone="primary">
                Gig
              </Button>
            }
          >
            <MenuItem onSelect={nothing}>Duplicate Gig</MenuItem>
            <MenuSeparator />
            <MenuItem tone="danger" onSelect={nothing}>
              Delete Gig
            </MenuItem>
          </Menu>
        ),
        why: 'Verb and object; what is dangerous stands last, behind a line.',
      },
      dont: {
        example: (
          <Menu
            align="start"
            trigger={
              <Button variant="outline" tone="primary">
                Gig
              </Button>
            }
          >
            <MenuItem tone="danger" onSelect={nothing}>
              Yes, delete
            </MenuItem>
            <MenuItem onSelect={nothing}>Go</MenuItem>
          </Menu>
        ),
        why: 'The first thing under the pointer destroys, and nobody can tell what ‘Go’ does.',
      },
    },
    {
      do: {
        example: (
          <Menu
            align="start"
            trigger={
              <Button variant="outline" tone="primary">
                Pay
              </Button>
            }
          >
            <MenuItem unavailableReason="Fund your wallet first." onSelect={nothing}>
              Pay from wallet
            </MenuItem>
          </Menu>
        ),
        why: 'The reason can be read where the question comes up, by touch and keyboard too.',
      },
      dont: {
        example: (
          <Menu
            align="start"
            trigger={
              <Button variant="outline" tone="primary">
                Pay
              </Button>
            }
          >
            <MenuItem disabled onSelect={nothing}>
              Pay from wallet
            </MenuItem>
          </Menu>
        ),
        why: 'Grey without a word: people ask support why.',
      },
    },
  ],
  accessibility: [
    'The button says `aria-haspopup="menu"` and whether it is open; the menu takes its name from the button.',
    'Focus goes to the first item and returns to the button. The pointer moves focus as well, so there is one highlight.',
    'Checkbox and radio items say whether they are checked; a radio group has a name.',
    'An item with `unavailableReason` is reached, has `aria-disabled`, and the reason is its description. A `disabled` one is passed over.',
    'A press beside it closes it and does what was pressed: the page is not locked, and no style element is written.',
    'Inside a dialog, drawer or popover it opens within that overlay, and Escape closes the menu alone.',
    'In forced colours the highlight is an outline.',
  ],
  keyboard: [
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'On the button: opens it on the first item.' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'The next or previous item, wrapping.' },
    { keys: ['Home', 'End'], does: 'The first or last item.' },
    { keys: ['a letter'], does: 'The next item that begins with it.' },
    { keys: ['Enter', 'Space'], does: 'Does it, switches it, or follows the link.' },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Opens a submenu; goes back from it.' },
    { keys: ['Escape'], does: 'Closes it; focus returns to the button.' },
  ],
  content: [
    'A verb and its object, in sentence case: ‘Duplicate Gig’.',
    'Two to nine items; groups are parted by a line. What is dangerous comes last, after one.',
    'A reason is a sentence that says what to do first.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'Submenu',
    open: 'Playground',
    checked: 'Playground',
    danger: 'Hovered',
    submenu: 'Submenu',
    disabled: 'Playground',
  },
} satisfies ComponentDocs
