import { type ComponentDocs } from '../../docs/component-docs.ts'
import { SearchField } from './SearchField.tsx'

export default {
  name: 'SearchField',
  group: 'Fields',
  summary: 'Words to look for, with a button that takes them away.',
  use: ['Narrow a list on the same page while typing.', 'Show with `searching` that an answer is on its way.'],
  alternatives: [
    { component: 'Combobox', when: 'one of the things found is the answer to a question' },
    { component: 'FilterBar', when: 'people narrow a list by its properties as well' },
    { component: 'TextField', when: 'the text is kept' },
  ],
  examples: [
    {
      do: {
        example: <SearchField label="Search workers" placeholder="Name or skill" defaultValue="DJ" searching />,
        why: 'The field stays open to typing while it searches, and nothing moves.',
      },
      dont: {
        example: <SearchField label="Search workers" placeholder="Name or skill" defaultValue="DJ" disabled />,
        why: 'Locking the field at every answer loses letters and the focus.',
      },
    },
  ],
  accessibility: [
    'A search box. Its label is out of sight by default and never missing.',
    'The button is there only while there is something to clear; the focus goes back into the field.',
    'Searching is said with `aria-busy`, and read out when it takes longer than 300 ms. What was found is for the list to say.',
    'Clearing reaches `onChange` like typing, so no form library misses it.',
  ],
  keyboard: [
    { keys: ['Escape'], does: 'Empties the field; in an empty one it is left to the dialog around' },
    { keys: ['Tab'], does: 'Moves to the field, then to the button that clears it' },
  ],
  content: [
    'The placeholder names what can be looked for, not the deed: “Name or skill”. The glass says that it searches.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    empty: 'States',
    filled: 'States',
    searching: 'States',
    disabled: 'States',
    invalid: 'States',
    'read-only': { none: 'A search that cannot be changed is a text that says what was searched for.' },
    required: 'States',
    optional: 'States',
    description: 'States',
    'message space reserved': 'States',
  },
} satisfies ComponentDocs
