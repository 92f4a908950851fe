import { type ComponentDocs } from '../../docs/component-docs.ts'
import { international } from '../../docs/sample-formats.ts'
import { PhoneField } from './PhoneField.tsx'

const nothing = () => undefined

export default {
  name: 'PhoneField',
  group: 'Fields',
  summary: 'A phone number, typed as it is known by heart and stored with its country code.',
  use: ['Ask for a number for calls or messages.'],
  alternatives: [
    { component: 'TextField', when: 'it is a reference or an account number' },
    { component: 'OtpField', when: 'it is a code that was sent to the phone' },
  ],
  examples: [
    {
      do: {
        example: <PhoneField format={international} label="Phone number" value="+442079460958" onChange={nothing} />,
        why: 'One field takes every form that its format reads, and shows what it has understood.',
      },
      dont: {
        example: (
          <PhoneField
            format={international}
            label="Phone number, with +234, without the first 0 and without spaces"
            value={null}
            onChange={nothing}
          />
        ),
        why: 'Rules that a machine can follow are no work for people.',
      },
    },
  ],
  accessibility: [
    'A telephone box named by its label; phones show the telephone keyboard and browsers offer the own number.',
    'Nothing is put under the caret: the number is written out when the field is left.',
    'What is no number stays as it was typed and is reported once, when the field is left; the form sets the message.',
  ],
  keyboard: [
    { keys: ['a digit', '+'], does: 'Types the number; spaces, hyphens, dots and brackets are passed over' },
    { keys: ['Tab'], does: 'Leaves the field, which writes the number out with its country code' },
  ],
  content: ['Say what the number is for, not how it is to be written.'],
  decisions: ['0034-formats-come-from-the-product.md'],
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
    international: 'States',
  },
} satisfies ComponentDocs
