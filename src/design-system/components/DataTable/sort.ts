export type SortDirection = 'ascending' | 'descending'

/** An order: which column, and which way. */
export interface Sort {
  column: string
  direction: SortDirection
}

/** What two rows are compared by. Missing values (`null`, `undefined`, not a number) come last, whichever way. */
export type SortValue = string | number | bigint | boolean | Date | null | undefined

type Comparable = string | number | bigint

const isMissing = (value: SortValue): value is null | undefined =>
  value === null ||
  value === undefined ||
  (typeof value === 'number' && Number.isNaN(value)) ||
  (value instanceof Date && Number.isNaN(value.getTime()))

function comparable(value: NonNullable<SortValue>): Comparable {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'boolean' ? Number(value) : value
}

const compareBy = (texts: Intl.Collator, a: Comparable, b: Comparable): number => {
  if (typeof a === 'string' && typeof b === 'string') return texts.compare(a, b)
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * The rows in order. Text as people of the locale expect it ('Gig 9' before 'Gig 10', 'Ọlá' beside 'Ola'), missing values last in both
 * directions, and equal rows stay as they were in both. Each row is asked for its value once.
 */
export function sortRows<T>(
  rows: readonly T[],
  valueOf: (row: T) => SortValue,
  direction: SortDirection,
  locale: string,
): T[] {
  const texts = new Intl.Collator(locale, { numeric: true })
  const sign = direction === 'ascending' ? 1 : -1
  const present: { row: T; value: Comparable }[] = []
  const missing: T[] = []
  for (const row of rows) {
    const value = valueOf(row)
    if (isMissing(value)) missing.push(row)
    else present.push({ row, value: comparable(value) })
  }
  present.sort((a, b) => sign * compareBy(texts, a.value, b.value))
  return [...present.map(({ row }) => row), ...missing]
}

/** What pressing a column's header asks for. */
export function nextSort(column: string, current: Sort | undefined, first: SortDirection = 'ascending'): Sort {
  if (current?.column !== column) return { column, direction: first }
  return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
}
