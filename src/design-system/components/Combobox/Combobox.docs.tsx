import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Combobox } from './Combobox.tsx'

const noop = () => undefined
const banks = ['Access Bank', 'Ecobank', 'Fidelity Bank', 'Kuda', 'Wema Bank', 'Zenith Bank'].map((label) => ({
  value: label,
  label,
}))

export default {
  name: 'Combobox',
  group: 'Fields',
  summary: 'One of many, found by typing part of its name.',
  use: [
    'Choose one of more than about ten, whose names people know: a bank, a state, a venue.',
    'Search a list that only the server holds whole, such as workers.',
    'Suggest common answers and still take another, with `freeText`.',
  ],
  alternatives: [
    { component: 'Select', when: 'there are up to about ten options and nobody needs to search them' },
    { component: 'RadioGroup', when: 'there are up to five, and seeing all of them helps to choose' },
    { component: 'MultiCombobox', when: 'several can be chosen' },
    { component: 'SearchField', when: 'what is typed filters a page instead of filling a field' },
    { component: 'Menu', when: 'the list holds actions' },
  ],
  examples: [
    {
      do: {
        example: (
          <Combobox
            label="Bank"
            description="Where we pay what you withdraw."
            options={banks}
            value={null}
            onChange={noop}
            reserveMessageSpace={false}
          />
        ),
        why: 'The label says what is chosen; the help stays while typing.',
      },
      dont: {
        example: (
          <Combobox
            label="Bank"
            labelHidden
            placeholder="Choose the bank for withdrawals"
            options={banks}
            value={null}
            onChange={noop}
            reserveMessageSpace={false}
          />
        ),
        why: 'A placeholder is gone with the first letter, and with it the question.',
      },
    },
    {
      do: {
        example: (
          <Combobox
            label="Skill"
            options={[]}
            value={null}
            onChange={noop}
            failure={{ message: 'Failed to load skills.', onRetry: noop }}
            reserveMessageSpace={false}
          />
        ),
        why: 'What failed is said in the list, with another try, and the rest of the form goes on.',
      },
      dont: {
        example: (
          <Combobox
            label="Skill"
            disabled
            options={[]}
            value={null}
            onChange={noop}
            message="Failed to load skills"
            reserveMessageSpace={false}
          />
        ),
        why: 'A disabled field is a dead end, and the message blames the person for an empty answer.',
      },
    },
  ],
  accessibility: [
    'The input is a `combobox` with `aria-autocomplete="list"`; focus stays in it and `aria-activedescendant` names the line that is pointed at.',
    'The list is a `listbox` named by the label; groups are named; `aria-setsize` counts options that are not drawn yet.',
    'How many options were found, that nothing matches, loading, failure and the choice are announced politely, 300 ms after the last key.',
    'While an answer is on its way, stale options are dimmed, `aria-disabled` and cannot be chosen by Enter.',
    '“Try again” and “Add …” are lines of the list, so that no key but the arrows is needed to reach them.',
    'Escape closes the list and nothing around it. Leaving puts back what was typed, unless it is the whole name of an option.',
    'The button that opens the list is left out of the Tab order: the arrow keys do the same from the input. Clear is in it, and is missing where a choice is required.',
    'The list fits what can be seen above a phone’s keyboard; when little is left there, the page moves the field to the top first.',
    'When the list’s code cannot be fetched, the field says so and keeps its value.',
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'Opens the list; moves to the next or previous option, round the ends' },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: 'Opens without moving; closes' },
    { keys: ['PageDown', 'PageUp'], does: 'Moves ten options' },
    { keys: ['Home', 'End', 'ArrowLeft', 'ArrowRight'], does: 'Move in the text', by: 'browser' },
    { keys: ['Enter'], does: 'Chooses what is pointed at; sends the form when the list is closed' },
    { keys: ['Escape'], does: 'Closes the list and puts back the text' },
    { keys: ['Tab'], does: 'Leaves; a whole name that was typed is chosen' },
    { keys: ['a letter'], does: 'Search; the first match is pointed at' },
  ],
  content: [
    'The label is the thing: “Bank”, not “Choose a bank”.',
    'Options are names as people know them; abbreviations go to `keywords`.',
    'A failure says what failed and ends with a full stop: “Failed to load banks.”',
  ],
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
    open: 'OpenInGroups',
    loading: 'Loading',
    'no match': 'NoMatch',
    'load failed': 'LoadFailed',
  },
} satisfies ComponentDocs
