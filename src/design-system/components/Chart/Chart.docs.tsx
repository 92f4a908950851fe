import { arrowKeys, type ComponentDocs } from '../../docs/component-docs.ts'
import { StatCard } from '../StatCard/index.ts'
import { Chart } from './index.ts'

const naira = (value: number) => `₦${value.toLocaleString('en-NG')}`
const months = { categoryLabel: 'Month', categories: ['Aug', 'Sep', 'Oct', 'Nov'] }

export default {
  name: 'Chart',
  group: 'Data',
  summary: 'Values to be compared at a glance, as bars, lines or parts of a whole, with the same values as a table.',
  use: [
    'Compares a few values of one kind: `kind="bars"`.',
    'Shows a course over time, above all where there are many moments or several courses: `kind="lines"`.',
    'Shows what a whole is made of, up to five parts: `kind="parts"`.',
  ],
  alternatives: [
    { component: 'StatCard', when: 'One figure says it.' },
    { component: 'Table', when: 'The exact values matter more than their course.' },
    { component: 'Progress', when: 'It is one share of a known whole.' },
    { component: 'DescriptionList', when: 'There are two or three values and nothing to compare.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Chart
            title="Spent per month"
            size="sm"
            kind="bars"
            formatValue={naira}
            data={{ ...months, series: [{ id: 'spent', label: 'Spent', values: [40_000, 65_000, 0, 120_000] }] }}
          />
        ),
        why: 'Amounts of single months are compared: bars, from zero.',
      },
      dont: {
        example: (
          <Chart
            title="Spent per month, wrong"
            size="sm"
            kind="lines"
            formatValue={naira}
            data={{ ...months, series: [{ id: 'spent', label: 'Spent', values: [40_000, 65_000, 0, 120_000] }] }}
          />
        ),
        why: 'The line claims that between two months something was spent in between.',
      },
    },
    {
      do: { example: <StatCard label="Spent in November" value="₦120,000.00" />, why: 'One value is a figure.' },
      dont: {
        example: (
          <Chart
            title="Spent in November"
            size="sm"
            kind="bars"
            formatValue={naira}
            data={{
              categoryLabel: 'Month',
              categories: ['Nov'],
              series: [{ id: 'spent', label: 'Spent', values: [120_000] }],
            }}
          />
        ),
        why: 'A single bar compares with nothing.',
      },
    },
  ],
  accessibility: [
    'A figure named by its title and described by a summary: lowest and highest value of every series.',
    'Show table puts the same values into a real table with row and column heads, in the same room.',
    'The values are walked through by arrow keys. To assistive technology it is a slider whose value is the text of the value it stands at, so every step is read.',
    'The drawing itself is hidden: everything in it is said by summary, slider and table.',
    'Series differ by pattern, dashes and shape as well as by colour, and every colour has 3:1 against its surface. In forced colours they differ by pattern alone.',
    'Nothing is animated: bars and lines appear in their final place.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches Show table, then the values.' },
    { keys: arrowKeys, does: 'Read out the next or previous value.' },
    { keys: ['Home', 'End'], does: 'Read out the first or the last value.' },
    { keys: ['Escape'], does: 'Closes the readout.' },
  ],
  content: [
    'The title says what is measured and by what: Spent per month.',
    'Categories are as short as possible: Jan, Mon 3. Where they do not fit, some are left out below the axis and none in the readout.',
    'Ticks are shorter than values: `formatTick` writes ₦2M where `formatValue` writes ₦2,000,000.00.',
    'What is not known is `null`, a gap. Zero is a value.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    bars: 'Kinds',
    lines: 'Kinds',
    'parts of a whole': 'Kinds',
    'table view': 'TableView',
    'no data': 'States',
    loading: 'States',
    'focus-visible': 'FocusVisible',
  },
} satisfies ComponentDocs
