import { type ComponentDocs } from '../../docs/component-docs.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const nothing = () => undefined
const days = ['Friday', 'Saturday', 'Sunday'].map((label) => ({ value: label.toLowerCase(), label }))

export default {
  name: 'CheckboxGroup',
  group: 'Fields',
  summary: 'Any number of a few, all in sight.',
  use: [
    'Ask for some of up to about eight things.',
    'Give a box for all of them with `parentLabel`, where choosing all is common.',
  ],
  alternatives: [
    { component: 'RadioGroup', when: 'only one can be chosen' },
    { component: 'MultiCombobox', when: 'the list is long' },
    { component: 'Checkbox', when: 'there is only one' },
    { component: 'DataTable', when: 'the boxes select rows' },
  ],
  examples: [
    {
      do: {
        example: (
          <CheckboxGroup label="Days" parentLabel="Every day" options={days} value={['friday']} onChange={nothing} />
        ),
        why: 'The box above says what all of them are, and is mixed while only some are chosen.',
      },
      dont: {
        example: (
          <CheckboxGroup
            label="Days"
            options={[...days, { value: 'all', label: 'All of the above' }]}
            value={['friday', 'all']}
            onChange={nothing}
          />
        ),
        why: 'A box for all among the others can say the opposite of what they say.',
      },
    },
  ],
  accessibility: [
    'A fieldset named by its legend and described by message and description. “(required)” belongs to its name, because a group has no attribute for it.',
    'A message of danger marks every box as invalid; forms put the focus into the first one.',
    'The parent box is natively mixed. It changes all others except those that are disabled.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from box to box' },
    { keys: ['Space'], does: 'Ticks the box or takes the tick away; on the parent, of all' },
  ],
  content: ['Options are of one kind and one form. The parent says what all of them are: “Every day”, not “All”.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    mixed: 'States',
    invalid: 'States',
    disabled: 'States',
    required: 'States',
    optional: 'States',
    description: 'States',
    hover: { none: 'Its boxes are those of Checkbox, which shows it.' },
    'focus-visible': { none: 'Its boxes are those of Checkbox, which shows it.' },
    empty: 'States',
    filled: 'States',
    'read-only': {
      none: 'Browsers know no read-only box: a choice that cannot be changed is disabled, or plain text.',
    },
    'message space reserved': 'States',
  },
} satisfies ComponentDocs
