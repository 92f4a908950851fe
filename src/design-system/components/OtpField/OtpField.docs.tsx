import { type ComponentDocs } from '../../docs/component-docs.ts'
import { OtpField } from './OtpField.tsx'

export default {
  name: 'OtpField',
  group: 'Fields',
  summary: 'A one-time code or a PIN in boxes of one digit.',
  use: ['Ask for a code that was sent by email or message.', 'Ask for a PIN of a few digits: `masked`.'],
  alternatives: [
    { component: 'PasswordField', when: 'the secret has letters or no fixed length' },
    { component: 'TextField', when: 'the code has letters, or is copied from paper' },
  ],
  examples: [
    {
      do: {
        example: <OtpField label="Verification code" description="We sent it to ada****@venue.ng." />,
        why: 'Says where the code is to be found; it is sent on as soon as it is complete.',
      },
      dont: {
        example: <OtpField label="Phone number" length={11} />,
        why: 'What people know by heart in groups is broken apart, and eleven boxes fit no phone.',
      },
    },
  ],
  accessibility: [
    'A group named by its label; each box says which digit it is: “Digit 1 of 4”.',
    'A code that is pasted is spread over the boxes.',
    'The first box takes the code that a phone offers from a message.',
    'A masked field says how many boxes are filled and never which digits; no phone and no password manager fills it in or keeps it.',
    'A masked field that is `revealed` shows its digits, on the screen and to screen readers. One button of the form, “Show PIN”, can do so for several fields.',
    'A message of danger marks every box as invalid and describes the group. The form clears the boxes through the handle, which puts the focus into the first one.',
    'The boxes shrink on narrow phones and never scroll sideways.',
  ],
  keyboard: [
    {
      keys: ['a digit'],
      does: 'Fills the box and moves to the next; other characters are dropped. In the first box of a full code it empties the others',
    },
    { keys: ['Backspace'], does: 'Empties the box; in an empty one, the box before' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Moves between the boxes' },
    { keys: ['Home', 'End'], does: 'Moves to the first or last box' },
  ],
  content: ['The label names the code as the message did that brought it.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    empty: 'States',
    partial: 'States',
    pasted: 'Pasting',
    error: 'ClearedAfterAnError',
    complete: 'States',
    masked: 'Masked',
    disabled: 'States',
    filled: 'States',
    invalid: 'States',
    'read-only': { none: 'A code is asked for or not: what cannot be typed is disabled.' },
    required: 'States',
    optional: 'States',
    description: 'States',
    'message space reserved': 'States',
  },
} satisfies ComponentDocs
