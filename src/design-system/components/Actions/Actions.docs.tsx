import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Button } from '../Button/index.ts'
import { Actions } from './index.ts'

const cancel = (
  <Button key="cancel" variant="outline">
    Cancel
  </Button>
)
const save = <Button key="save">Save changes</Button>

export default {
  name: 'Actions',
  group: 'Actions',
  summary: 'The row of buttons that ends a form, a dialog or a card.',
  use: [
    'At the foot of what the buttons act on.',
    'With the most important button last: at the end of the row, and on top on a phone.',
    'With `align="between"` where a way back stands opposite the way on.',
    'With `dock` for the main action of a page: on a phone it stays in reach while the page scrolls.',
    'With `summary` where the docked button needs its price or its method beside it.',
  ],
  alternatives: [
    { component: 'Inline', when: 'The buttons are equals, such as filters.' },
    { component: 'Menu', when: 'There are more than three.' },
    { component: 'Spread', when: 'One button stands opposite a title.' },
  ],
  examples: [
    {
      do: {
        example: <Actions>{[cancel, save]}</Actions>,
        why: 'The main action comes last. On a phone it takes the full width, on top, where the thumb is.',
      },
      dont: {
        example: <Actions>{[save, cancel]}</Actions>,
        why: 'The other way round than everywhere else: people press the wrong one from habit.',
      },
    },
  ],
  accessibility: [
    'Reading and tab order follow the order of the children, also on a phone, where they are drawn the other way round.',
    'A docked row covers nothing that has the focus: the page scrolls it above the row, and ends above it.',
    'It is no toolbar: each button is a stop of its own.',
  ],
  keyboard: [],
  content: ['A verb on each button; never “Yes”, “No” or “OK”.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    'order and wrap': 'Matrix',
    docked: 'Docked',
    'docked with a summary': 'DockedWithSummary',
  },
} satisfies ComponentDocs
