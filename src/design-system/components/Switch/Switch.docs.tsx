import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Switch } from './Switch.tsx'

export default {
  name: 'Switch',
  group: 'Fields',
  summary: 'A setting that is on or off and takes effect immediately.',
  use: [
    'Switch a setting that takes effect without a form being sent.',
    'Show with `saving` that the change is on its way.',
  ],
  alternatives: [
    { component: 'Checkbox', when: 'it takes effect with its form, or is an agreement' },
    { component: 'RadioGroup', when: 'both states need words' },
    { component: 'Button', when: 'it does something once' },
  ],
  examples: [
    {
      do: {
        example: <Switch label="Email me about new applicants" defaultChecked />,
        why: 'Reads the same in both states; the switch says which one it is.',
      },
      dont: {
        example: <Switch label="Emails are off" />,
        why: 'Words that change with the switch, or speak against it, leave open what is true.',
      },
    },
  ],
  accessibility: [
    'A native checkbox with the role of a switch, named by its words.',
    'While saving it keeps its focus, says `aria-busy` and `aria-disabled`, takes no press, and “Saving” is read out after 300 ms.',
    'On and off differ by where the thumb stands; it is drawn in forced colours. The thumb does not slide under reduced motion.',
    'The switch reaches 44 px to a finger.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the switch' },
    { keys: ['Space'], does: 'Switches it' },
  ],
  content: ['Name what is on when it is on. When saving fails, put the switch back and say so in the message.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    on: 'States',
    disabled: 'States',
    saving: 'States',
    description: 'States',
    empty: 'States',
    filled: 'States',
    invalid: 'States',
    'read-only': {
      none: 'Browsers know no read-only box: a choice that cannot be changed is disabled, or plain text.',
    },
    required: { none: 'It takes effect when it is pressed, so no form asks for it.' },
    optional: { none: 'It takes effect when it is pressed, so no form asks for it.' },
    'message space reserved': 'States',
  },
} satisfies ComponentDocs
