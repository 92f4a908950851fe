import { expect, it } from 'vitest'
import { type Column } from './types.ts'
import { minWidth } from './widths.ts'

const column = (changes: Partial<Column<string>>): Column<string> => ({
  id: 'any',
  header: 'Any',
  cell: (row) => row,
  ...changes,
})

const columns = [
  column({}),
  column({ width: 'lg', leastWidth: 'sm' }),
  column({ width: 'xs', priority: 'high' }),
  column({ width: 'xl', priority: 'medium' }),
  column({ width: 'md', priority: 'low' }),
]

it.each([
  ['low', 10 + 12.5 + 6 + 14.5 + 10],
  ['medium', 10 + 12.5 + 6 + 14.5],
  ['high', 10 + 12.5 + 6],
  [undefined, 9 + 9],
] as const)('down to the priority %s a table needs %s rem', (down, expected) => {
  expect(minWidth(columns, { select: false, menu: false }, down)).toBe(expected)
  expect(minWidth(columns, { select: true, menu: true }, down)).toBe(expected + 6.5)
})
