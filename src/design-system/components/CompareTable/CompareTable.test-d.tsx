import { CompareTable } from './index.ts'

const base = {
  items: ['a', 'b'],
  getItemId: (item: string) => item,
  getItemName: (item: string) => item,
  head: (item: string) => item,
}

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- a table without a name
  <CompareTable key="nameless" {...base} rows={[]} />,
  // @ts-expect-error -- a row says what it shows of each item
  <CompareTable key="empty" {...base} label="Applicants" rows={[{ id: 'pay', label: 'Pay' }]} />,
  // @ts-expect-error -- its values are of the items that are compared
  <CompareTable key="other" {...base} label="Applicants" rows={[{ id: 'p', label: 'Pay', value: (n: number) => n }]} />,
]
