import { arrowKeys, type ComponentDocs } from '../../docs/component-docs.ts'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from './index.ts'

const fees = [
  ['Basic', '₦5,000.00'],
  ['Premium', '₦12,500.00'],
] as const

function Fees({ align, isList = false }: { align: 'start' | 'end'; isList?: boolean }) {
  return (
    <Table label="Fees">
      <TableHead>
        <TableRow>
          <TableHeaderCell>Plan</TableHeaderCell>
          <TableHeaderCell align={align}>Price</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {fees.map(([plan, price]) => (
          <TableRow key={plan}>
            {isList ? <TableCell>{plan}</TableCell> : <TableHeaderCell scope="row">{plan}</TableHeaderCell>}
            <TableCell align={align}>{price}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

export default {
  name: 'Table',
  group: 'Data',
  summary: 'The parts of a plain table: head, rows and cells with the right roles, alignment and scrolling.',
  use: [
    'Compare a few values across a few things: fees, a plan’s limits, the lines of a receipt.',
    'Show data that needs no order, selection or state of its own.',
  ],
  alternatives: [
    { component: 'DataTable', when: 'rows are sorted, selected, loaded, opened or turned into cards on a phone' },
    { component: 'DescriptionList', when: 'there is one thing with several properties' },
    { component: 'List', when: 'each row is one thing to open, and columns are not compared' },
  ],
  examples: [
    {
      do: {
        example: <Fees align="end" />,
        why: 'Amounts end at the same edge with figures of one width, so their size shows; the plan names its row.',
      },
      dont: {
        example: <Fees align="start" isList />,
        why: 'Amounts that begin at the same edge must be read one by one, and a screen reader says prices without their plan.',
      },
    },
  ],
  accessibility: [
    'A native table. `label` is its caption: the name a screen reader lists it by, hidden unless `showLabel`.',
    'Column headers carry `scope="col"`, the cell that names a row `scope="row"`.',
    'Only while it does not fit does its box become a focusable region with the same name; a shade tells which side hides something.',
    'A cell outside a row, or a row outside a section, throws in development: browsers would move it elsewhere without a word.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'reaches the box, only while it scrolls' },
    { keys: [...arrowKeys, 'Home', 'End', 'PageUp', 'PageDown'], does: 'scroll the box that has focus', by: 'browser' },
  ],
  content: [
    'Headers are nouns in sentence case, as short as the values below them.',
    'A missing value is “—”, never an empty cell and never a zero.',
  ],
  states: { default: 'Playground', stress: 'Stress', responsive: 'Playground', caption: 'Caption' },
} satisfies ComponentDocs
