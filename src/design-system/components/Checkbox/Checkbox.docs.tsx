import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Checkbox } from './Checkbox.tsx'

export default {
  name: 'Checkbox',
  group: 'Fields',
  summary: 'One yes-or-no choice that takes effect with its form.',
  use: ['Ask for agreement.', 'Offer something that can be left out.', 'Select a row among others.'],
  alternatives: [
    { component: 'Switch', when: 'the change takes effect immediately' },
    { component: 'CheckboxGroup', when: 'there are several under one question' },
    { component: 'RadioGroup', when: 'both answers need words' },
  ],
  examples: [
    {
      do: {
        example: <Checkbox label="Tell me about new workers" />,
        why: 'It is clear what happens with a tick and without.',
      },
      dont: {
        example: <Checkbox label="Do not send me anything" defaultChecked />,
        why: 'A negative has to be turned around in the head, and agreement is not given by leaving a box alone.',
      },
    },
  ],
  accessibility: [
    'A native checkbox named by its words; pressing them ticks it, pressing a link inside them does not.',
    '`mixed` is the native indeterminate state. Description and message describe the box; a message of danger marks it as invalid.',
    'The box reaches 44 px to a finger. Its mark is drawn in forced colours, too.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the box, then to the links in its words' },
    { keys: ['Space'], does: 'Ticks it or takes the tick away' },
  ],
  content: ['Say what a tick means, in a positive sentence without a full stop.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    checked: 'States',
    mixed: 'States',
    invalid: 'States',
    disabled: 'States',
    empty: 'States',
    filled: 'States',
    'read-only': {
      none: 'Browsers know no read-only box: a choice that cannot be changed is disabled, or plain text.',
    },
    required: 'States',
    optional: { none: 'Each box can be left empty; only what must be ticked is required.' },
    description: 'States',
    'message space reserved': 'WithReactHookForm',
  },
} satisfies ComponentDocs
