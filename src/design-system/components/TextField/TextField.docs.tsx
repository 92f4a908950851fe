import { type ComponentDocs } from '../../docs/component-docs.ts'
import { TextField } from './TextField.tsx'

export default {
  name: 'TextField',
  group: 'Fields',
  summary: 'One line of text, with its label, help and message.',
  use: [
    'Ask for a name, an email address, a web address or another short text.',
    'Show a value that belongs to a form but cannot be changed, with `readOnly`.',
    'Say how much may be written, with `limit`.',
  ],
  alternatives: [
    { component: 'Textarea', when: 'the answer may take more than a line' },
    { component: 'MoneyField', when: 'it is an amount' },
    { component: 'PhoneField', when: 'it is a phone number' },
    { component: 'SearchField', when: 'it filters what is on the page' },
    { component: 'Select', when: 'the answer is one of a list that everybody knows' },
    { component: 'Combobox', when: 'the answer is one of a long list' },
    { component: 'PasswordField', when: 'it is a secret' },
  ],
  examples: [
    {
      do: {
        example: <TextField label="Website" description="Begins with https://" optional />,
        why: 'Label and help stay in sight while people type, and the one field that may be left out says so.',
      },
      dont: {
        example: (
          <TextField label="Website" labelHidden placeholder="Website, beginning with https:// (not required)" />
        ),
        why: 'A placeholder is gone with the first letter, and with it everything that was to be remembered.',
      },
    },
  ],
  accessibility: [
    'A text box named by its label. The message is read before the description, because it is what has changed.',
    'A message of danger sets `aria-invalid`; it is an icon and words, not a colour alone. Messages are read out politely as they come.',
    '`required` is said as `aria-required`; native validation is left to the form, whose words are better.',
    'Read-only fields can be reached, read and copied; disabled ones cannot.',
    'The count belongs to its description. Near and over the limit it is read out when typing pauses, not at each key; over the limit the field is invalid.',
    'Text in other scripts finds its own direction; 16 px letters on touch keep phones from zooming in.',
  ],
  keyboard: [{ keys: ['Tab'], does: 'Moves into and out of the field' }],
  content: [
    'Labels are nouns in sentence case, without a colon.',
    'A message says what is wrong and what to do, without a full stop: “Enter a date after today”.',
    'Mark what is rarer: “(optional)” where most fields are required, “(required)” where most are not.',
  ],
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
    count: 'Counting',
    'over limit': 'Counting',
  },
} satisfies ComponentDocs
