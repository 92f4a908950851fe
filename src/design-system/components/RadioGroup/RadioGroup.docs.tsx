import { arrowKeys, type ComponentDocs } from '../../docs/component-docs.ts'
import { RadioGroup } from './RadioGroup.tsx'

const terms = ['Day', 'Week', 'Month'].map((label) => ({ value: label.toLowerCase(), label }))

export default {
  name: 'RadioGroup',
  group: 'Fields',
  summary: 'One of a few, all in sight.',
  use: ['Ask for one of two to five answers.', 'Explain answers with a description each.'],
  alternatives: [
    { component: 'Select', when: 'there are more than five, or room is short' },
    { component: 'RadioCards', when: 'the answers have prices or need comparing' },
    { component: 'CheckboxGroup', when: 'several can be chosen' },
    { component: 'Switch', when: 'the answer is on or off, and takes effect immediately' },
    { component: 'Tabs', when: 'the choice changes what is shown, not what is stored' },
  ],
  examples: [
    {
      do: {
        example: <RadioGroup label="Paid by the" orientation="horizontal" options={terms} />,
        why: 'One or two words each fit a line.',
      },
      dont: {
        example: (
          <RadioGroup
            label="Payment"
            orientation="horizontal"
            options={[
              { value: 'now', label: 'Pay the worker immediately from the wallet' },
              { value: 'later', label: 'Pay the worker after the Gig was approved' },
            ]}
          />
        ),
        why: 'Sentences beside each other are hard to compare, and wrap unevenly on a phone.',
      },
    },
  ],
  accessibility: [
    'A radio group named by its legend, described by message and description; it says itself that it is required or invalid.',
    'Native radio buttons: each is named by its words and described by its own description.',
    'The group is one stop of the keyboard. Each button reaches 44 px to a finger.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the chosen button, or the first' },
    { keys: arrowKeys, does: 'Chooses the button before or after, and wraps around' },
    { keys: ['Space'], does: 'Chooses the focused button' },
  ],
  content: ['The label asks, the answers answer: no verb is repeated in each of them.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    filled: 'States',
    invalid: 'States',
    disabled: 'States',
    required: 'States',
    optional: 'States',
    description: 'States',
    empty: 'States',
    'read-only': {
      none: 'Browsers know no read-only box: a choice that cannot be changed is disabled, or plain text.',
    },
    'message space reserved': 'States',
  },
} satisfies ComponentDocs
