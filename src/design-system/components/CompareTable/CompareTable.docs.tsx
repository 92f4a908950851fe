import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'
import { CompareTable } from './index.ts'

const bands = [
  { name: 'The Calls', pay: '₦50,000.00' },
  { name: 'Lagos Brass', pay: '₦60,000.00' },
]

export default {
  name: 'CompareTable',
  group: 'Data',
  summary: 'Two to four things beside each other, one fact in each row.',
  use: [
    'Helps to choose between a few things of one kind: applicants, plans, places.',
    'Shows the facts that decide, the most important one first.',
    'Lets people take a thing out with `onRemove`, until one is left.',
  ],
  alternatives: [
    { component: 'DataTable', when: 'There are more than four, or they are sorted, filtered or selected.' },
    { component: 'DescriptionList', when: 'There is one thing.' },
    { component: 'Table', when: 'The columns are facts and not things.' },
  ],
  examples: [
    {
      do: {
        example: (
          <CompareTable
            label="Bands"
            items={bands}
            getItemId={({ name }) => name}
            getItemName={({ name }) => name}
            head={({ name }) => name}
            rows={[{ id: 'pay', label: 'Pay asked', value: ({ pay }) => pay }]}
          />
        ),
        why: 'The same fact of all things is on one line.',
      },
      dont: {
        example: <Text>The Calls ask ₦50,000.00 and Lagos Brass asks ₦60,000.00.</Text>,
        why: 'Nobody can compare what stands in sentences.',
      },
    },
  ],
  accessibility: [
    'A table: its columns are named by the things, its rows by the facts, so each value is read with both.',
    'Each remove button is named after its thing.',
    'While it scrolls sideways it is a focusable region with the name of the table.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches the scrolling region, the links and the remove buttons.' },
    { keys: ['Enter', 'Space'], does: 'Removes the thing of the focused button.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Scroll the focused region.', by: 'browser' },
  ],
  content: [
    'Names of facts in one to three words, without a colon.',
    'A missing value is a dash, never an empty cell.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    removable: 'Removable',
    phone: 'Phone',
    'focus-visible': 'FocusVisible',
  },
} satisfies ComponentDocs
