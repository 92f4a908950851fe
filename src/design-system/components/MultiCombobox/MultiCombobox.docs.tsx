import { type ComponentDocs } from '../../docs/component-docs.ts'
import { MultiCombobox } from './MultiCombobox.tsx'

const noop = () => undefined
const skills = ['Afrobeats', 'Highlife', 'Jùjú'].map((label) => ({ value: label, label }))

export default {
  name: 'MultiCombobox',
  group: 'Fields',
  summary: 'Several of many, found by typing and shown as tags.',
  use: [
    'Choose several of a long list: skills, styles, cities.',
    'Collect words of one’s own beside known ones, with `freeText`.',
  ],
  alternatives: [
    { component: 'Combobox', when: 'only one can be chosen' },
    { component: 'CheckboxGroup', when: 'there are up to about seven, and seeing all of them helps to choose' },
    { component: 'Tag', when: 'a few filters are switched on and off on a page' },
  ],
  examples: [
    {
      do: {
        example: (
          <MultiCombobox
            label="Skills"
            description="Choose up to 3."
            max={3}
            options={skills}
            values={['Afrobeats', 'Jùjú']}
            onChange={noop}
            reserveMessageSpace={false}
          />
        ),
        why: 'The limit is known before it is met; when it is, the list says so.',
      },
      dont: {
        example: (
          <MultiCombobox
            label="Skills"
            options={skills}
            values={['Afrobeats', 'Jùjú', 'Highlife']}
            onChange={noop}
            message="You have chosen too many skills"
            reserveMessageSpace={false}
          />
        ),
        why: 'A limit that only shows as an error makes people guess which one to take out.',
      },
    },
  ],
  accessibility: [
    'Everything a Combobox promises; the list is `aria-multiselectable`. It stays open while options are picked by looking, and closes on what was typed for.',
    'What is chosen is a list named by the label. Its tags are one stop for Tab; arrow keys move among their buttons, each named “Remove …”.',
    'After a removal focus goes to the next tag, then to the one before, then to the input; never to the page.',
    'Adding and removing are announced. At `max` the reason stands above the options, and those that are not chosen are `aria-disabled`.',
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Opens the list; moves to the next or previous option, round the ends' },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: 'Opens without moving; closes' },
    { keys: ['PageDown', 'PageUp'], does: 'Moves ten options' },
    {
      keys: ['Enter'],
      does: 'Adds what is pointed at, or takes it back, and closes the list when something was typed; what was typed and is chosen already stays; sends the form when the list is closed',
    },
    { keys: ['Backspace'], does: 'In the empty input: removes the last tag' },
    { keys: ['ArrowLeft'], does: 'At the start of the input: moves to the last tag' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'Home', 'End'],
      does: 'Move among the tags; past the last one, back to the input',
    },
    { keys: ['Delete', 'Backspace', 'Enter', 'Space'], does: 'Remove the tag that has the focus' },
    { keys: ['Escape'], does: 'Closes the list' },
  ],
  content: ['The label is a plural: “Skills”.', 'Say a limit in the description: “Choose up to 5.”'],
  decisions: ['0011-comboboxes-by-hand.md'],
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
    open: 'Playground',
    loading: 'Loading',
    'no match': 'NoMatch',
    'many chips': 'ManyChips',
  },
} satisfies ComponentDocs
