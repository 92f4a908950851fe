import { useMemo, useState } from 'react'
import { useAnnouncement } from '../../lib/announcer.ts'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { nextSort, type Sort, sortRows } from './sort.ts'
import { type Column, type Sorting } from './types.ts'

export interface SortingControl {
  sort: Sort | undefined
  /** The order after a press on the header of a column. */
  next: (column: string) => Sort
  change: (sort: Sort) => void
}

interface SortingInput<T> {
  rows: readonly T[]
  /** The columns in their order, with what their cells show. */
  columns: readonly Column<T>[]
  /** The column by which the rows are sorted, and what is told when that changes. */
  sorting: Sorting | undefined
  locale: string
  /** Announced after the reader has changed the order. */
  say: (header: string, direction: Sort['direction']) => string
}

/** Returns the rows in the current order, and the functions that change it. */
export function useSorting<T>({
  rows,
  columns,
  sorting,
  locale,
  say,
}: SortingInput<T>): [sorted: readonly T[], control: SortingControl | undefined] {
  const [internalSort, setInternalSort] = useState(sorting?.initial)
  const [announcement, setAnnouncement] = useState<string>()
  useAnnouncement(announcement)

  const sort = sorting?.onChange === undefined ? internalSort : sorting.sort
  const column = columns.find(({ id }) => id === sort?.column)
  const sortBy = column?.sortBy
  const here = sorting?.sorts === 'table' ? sortBy : undefined
  invariantDev(
    sort === undefined || column !== undefined,
    `DataTable: it is to be sorted by "${sort?.column}", which is no column. Columns: ${columns.map(({ id }) => id).join(', ')}.`,
  )
  invariantDev(
    here !== 'server',
    `DataTable: column "${column?.id}" says \`sortBy: 'server'\`, but the table is to sort. Give the column a function, or \`sorting\` the word 'server'.`,
  )

  const direction = sort?.direction
  const sorted = useMemo(
    () => (typeof here === 'function' && direction !== undefined ? sortRows(rows, here, direction, locale) : rows),
    [rows, here, direction, locale],
  )

  if (sorting === undefined) return [sorted, undefined]
  const change = (next: Sort) => {
    const header = columns.find(({ id }) => id === next.column)?.header ?? ''
    setAnnouncement(say(header, next.direction))
    if (sorting.onChange === undefined) setInternalSort(next)
    else sorting.onChange({ sort: next })
  }
  const next = (id: string) => nextSort(id, sort, columns.find((candidate) => candidate.id === id)?.firstDirection)
  return [sorted, { sort, next, change }]
}
