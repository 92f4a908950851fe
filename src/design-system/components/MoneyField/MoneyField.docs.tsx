import { type ComponentDocs } from '../../docs/component-docs.ts'
import { euros } from '../../docs/sample-formats.ts'
import { TextField } from '../TextField/index.ts'
import { MoneyField } from './MoneyField.tsx'

const nothing = () => undefined

export default {
  name: 'MoneyField',
  group: 'Fields',
  summary: 'An amount of money, held in the currency’s smallest unit.',
  use: [
    'Ask for a budget, a fee or an amount to be paid.',
    'Take `size="lg"` where the amount is what a dialog is about; beside other fields it stays their size.',
  ],
  alternatives: [
    { component: 'Money', when: 'the amount is only shown' },
    { component: 'TextField', when: 'it is a count or a number without a currency' },
    { component: 'RadioCards', when: 'there are a few fixed prices' },
  ],
  examples: [
    {
      do: {
        example: <MoneyField format={euros} label="Budget" value={125_000_000} onChange={nothing} />,
        why: 'The sign stands still, thousands are grouped, and the form holds 125000000 cents.',
      },
      dont: {
        example: <TextField label="Budget in €" defaultValue="1250000.00" />,
        why: 'Seven figures without groups are misread, and a fraction gets lost on the way to the server.',
      },
    },
  ],
  accessibility: [
    'A text box named by its label; the `unitLabel` of its format, such as “Amount in euros”, describes it for those who do not see the sign.',
    'Thousands are grouped while the amount is typed, and the caret stays behind the digit that was typed. Phones show the decimal keyboard.',
    'An amount that is pasted may be written as it is elsewhere: “€1,250,000.00”.',
    'What is no amount stays as it was typed and is reported once, when the field is left; the form sets the message.',
  ],
  keyboard: [
    { keys: ['a digit', ',', '.'], does: 'Types the amount; its commas appear and move by themselves' },
    { keys: ['Backspace', 'Delete'], does: 'Deletes the digit beside a comma, not the comma' },
    { keys: ['Tab'], does: 'Leaves the field, which completes the decimals' },
  ],
  content: [
    'The message for a text that is no amount is “Please enter a valid amount”.',
    'Where an empty amount is allowed, keep the change’s `problem`: it tells an empty field from a text that is no amount.',
  ],
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
    kobo: 'States',
    '9 digits': 'States',
    large: 'Large',
  },
} satisfies ComponentDocs
