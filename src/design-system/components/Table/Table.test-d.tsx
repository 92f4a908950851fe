import { Table, TableCell, TableHeaderCell } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a table without a name
  <Table key="nameless">Words</Table>,
  // @ts-expect-error -- rows are comfortable or compact
  <Table key="density" label="Payments" density="cosy">
    Words
  </Table>,
  // @ts-expect-error -- a height is a step, not a length
  <Table key="height" label="Payments" height={400}>
    Words
  </Table>,
  // @ts-expect-error -- words stand at the start, numbers at the end
  <TableCell key="align" align="center" />,
  // @ts-expect-error -- the scope of a header is a column or a row
  <TableHeaderCell key="scope" scope="column" />,
]
