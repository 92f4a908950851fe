import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'
import { Money } from './index.ts'

export default {
  name: 'Money',
  group: 'Type',
  summary: 'An amount as the product writes it: ₦1,234,567.50, in figures of one width.',
  use: [
    'Shows every amount, from whole kobo; nobody formats money by hand.',
    'Signs what comes in and goes out by `sign="always"` in a list of movements; `tone="by-sign"` repeats the sign in colour.',
    'Shortens large amounts by `short` in tiles, where the full amount is one step away.',
  ],
  alternatives: [
    { component: 'MoneyField', when: 'An amount is to be typed.' },
    { component: 'Text', when: 'It is a count or a share: `<Text tabular>`.' },
    { component: 'StatCard', when: 'It is the one figure of a tile; put Money into its `value`.' },
  ],
  examples: [
    {
      do: {
        example: <Money amount={-4_500_000} sign="always" tone="by-sign" />,
        why: 'The sign says which way the money went; the colour only repeats it.',
      },
      dont: {
        example: <Money amount={4_500_000} tone="danger" />,
        why: 'Red alone does not say that money went out, and spending on purpose is no error.',
      },
    },
    {
      do: { example: <Money amount={null} />, why: 'A missing amount is a dash.' },
      dont: { example: <Text tabular>₦0.00</Text>, why: 'Zero is an amount; written for a missing one it is a lie.' },
    },
  ],
  accessibility: [
    'Plain text; a shortened amount is read out in full.',
    'The minus is U+2212, which screen readers say.',
    'A missing amount is a dash to the eye and words to a screen reader: Not provided.',
  ],
  keyboard: [],
  content: [
    'Always with the currency sign and two decimals, also for zero.',
    'Never shortened in tables, dialogs, buttons and receipts.',
    'With `size="xl"`, more than nine digits are shortened: in full they are wider than a phone.',
    'The column aligns it to the end; Money does not align itself.',
  ],
  decisions: ['0034-formats-come-from-the-product.md'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    zero: 'Amounts',
    kobo: 'Amounts',
    '9 digits': 'Amounts',
    negative: 'Amounts',
    'short form': 'Amounts',
    missing: 'Amounts',
    matrix: 'Matrix',
  },
} satisfies ComponentDocs
