export type SortDirection = 'ascending' | 'descending'

/** An order: which column, and which way. */
export interface Sort {
  column: string
  direction: SortDirection
}

/** The value by which rows are compared. Missing values (`null`, `undefined`, not a number) come last in both directions. */
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
 * The rows in order. Text as people of the locale expect it ('Hall 9' before 'Hall 10', 'Ọlá' beside 'Ola'), missing values last in both
 * directions, and equal rows keep their order. The value of each row is read once.
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

/** The order after a press on a column's header. */
export function nextSort(column: string, current: Sort | undefined, first: SortDirection = 'ascending'): Sort {
  if (current?.column !== column) return { column, direction: first }
  return { column, direction: current.direction === 'ascending' ? 'descending' : 'ascending' }
}
