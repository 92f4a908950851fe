import { type ComponentDocs } from '../../docs/component-docs.ts'
import { PasswordField } from './PasswordField.tsx'

export default {
  name: 'PasswordField',
  group: 'Fields',
  summary: 'A secret that is typed unseen, and can be shown.',
  use: ['Ask for a password to sign in.', 'Have a new password chosen, together with a `PasswordChecklist`.'],
  alternatives: [
    { component: 'OtpField', when: 'it is a code of a few digits that was sent' },
    { component: 'TextField', when: 'others may read it' },
  ],
  examples: [
    {
      do: {
        example: <PasswordField label="New password" autoComplete="new-password" />,
        why: 'Who can show what was typed need not type it twice, and password managers offer a strong one.',
      },
      dont: {
        example: (
          <>
            <PasswordField label="New password" autoComplete="off" />
            <PasswordField label="Repeat new password" autoComplete="off" />
          </>
        ),
        why: 'Twice the work on a phone, and no password manager helps.',
      },
    },
  ],
  accessibility: [
    'A password box named by its label, with everything a `TextField` says about itself.',
    'The button is named “Show password” or “Hide password” and described by the label, so that two of them can be told apart. It keeps the focus.',
    'What was typed stays when it is shown or hidden. Spelling, capitals and correction are switched off.',
    'The button reaches 44 px to a finger.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field, then to its button' },
    { keys: ['Enter', 'Space'], does: 'On the button: shows or hides the password' },
  ],
  content: ['“Password” to sign in, “New password” to choose one.'],
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
    shown: 'Shown',
    hidden: 'Playground',
  },
} satisfies ComponentDocs
