import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Select } from './Select.tsx'

const days = ['Monday', 'Tuesday', 'Wednesday'].map((label) => ({ value: label.toLowerCase(), label }))

export default {
  name: 'Select',
  group: 'Fields',
  summary:
    'A choice of one option of a familiar list: the browser’s own control, with a list that looks like ours under a mouse.',
  use: [
    'Ask for one of about five to thirty well-known things: a state, a month, an order of sorting.',
    'Order long lists into groups.',
  ],
  alternatives: [
    { component: 'RadioGroup', when: 'there are up to five, and seeing them helps to choose' },
    { component: 'Combobox', when: 'the list is long or comes from the server, and typing finds faster' },
    { component: 'MultiCombobox', when: 'several can be chosen' },
    { component: 'Menu', when: 'it does something instead of answering a question' },
  ],
  examples: [
    {
      do: {
        example: <Select label="Day" placeholder="Choose a day" options={days} />,
        why: 'Nothing is chosen until somebody chooses.',
      },
      dont: {
        example: <Select label="Day" options={days} />,
        why: 'Monday is chosen because it comes first, and is sent by everybody who overlooks it.',
      },
    },
  ],
  accessibility: [
    'A native select: phones show their own wheel or sheet, and it works before any script. With a mouse the list is drawn by the design system where the browser can (`appearance: base-select`).',
    'Named by its label, with everything a `TextField` says about itself. Group names are read with their options.',
    'Read-only is said as `aria-readonly`: it can be reached and read, opens for no pointer, and no key changes it.',
  ],
  keyboard: [
    { keys: ['Space', 'Alt+ArrowDown'], does: 'Opens the list (as the system has it)', by: 'browser' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Chooses the option before or after', by: 'browser' },
    { keys: ['a letter'], does: 'Goes to the option that begins so', by: 'browser' },
    { keys: ['Escape'], does: 'Closes the list', by: 'browser' },
  ],
  content: [
    'The placeholder says what to do: “Choose a state”. Where it may be left open, it says what that means: “Any state”.',
  ],
  decisions: ['0031-lists-of-selects.md'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    empty: 'States',
    filled: 'States',
    invalid: 'States',
    disabled: 'States',
    'read-only': 'States',
    required: 'States',
    optional: 'States',
    description: 'States',
    'message space reserved': 'States',
  },
} satisfies ComponentDocs
