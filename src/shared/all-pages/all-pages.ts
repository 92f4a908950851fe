import { eachWithLimit } from '@/lib/each-with-limit.ts'

/** Maximum number of rows, size of a page, and how many pages are read at the same time (docs/product/rules.md#lists). */
export const allPagesLimits = { maxRows: 5000, pageSize: 100, mostAtATime: 3 } as const

export interface ReadProgress {
  done: number
  /** Number of rows to read; 0 before the first response. */
  total: number
}

interface Reading {
  signal: AbortSignal
  onProgress: (progress: ReadProgress) => void
}

export interface AllRows<Row> {
  rows: Row[]
  /** Number of matching rows; larger than `rows.length` when more than 5,000 match. */
  total: number
}

/** Reads all pages. A call after a failure continues with the pages that failed and does not read the others again. */
export type ReadAllPages<Row> = (reading: Reading) => Promise<AllRows<Row>>

/**
 * Creates a reader of all matching rows, in pages of 100 up to 5,000 (docs/product/rules.md#lists): the first page, then the others, three at the same
 * time. A new row moves another row to the next page while reading; rows are deduplicated by id.
 * @param readPage reads one page from the list's endpoint
 * @param most maximum number of rows, if lower than 5,000
 */
export function createAllPagesReader<Row extends { readonly id: string }>(
  readPage: (page: { limit: number; skip: number }, signal: AbortSignal) => Promise<AllRows<Row>>,
  most: number = allPagesLimits.maxRows,
): ReadAllPages<Row> {
  const { pageSize, mostAtATime } = allPagesLimits
  const pages = new Map<number, readonly Row[]>()
  let total = 0
  /** An empty page is the end, whatever the total says. */
  let end = most

  const missing = () => {
    const last = Math.min(Math.max(total, 1), end)
    return Array.from({ length: Math.ceil(last / pageSize) }, (_, index) => index * pageSize).filter(
      (skip) => !pages.has(skip),
    )
  }
  const rowsInOrder = () => {
    const byId = new Map<string, Row>()
    for (const [, rows] of [...pages].toSorted(([one], [other]) => one - other)) {
      for (const row of rows) byId.set(row.id, row)
    }
    return [...byId.values()].slice(0, most)
  }
  return async ({ signal, onProgress }) => {
    const read = async (skip: number) => {
      if (skip >= end) return
      const page = await readPage({ limit: pageSize, skip }, signal)
      pages.set(skip, page.rows)
      total = page.total
      if (page.rows.length === 0) end = Math.min(end, skip)
      onProgress({ done: rowsInOrder().length, total: Math.min(total, most) })
    }
    for (let offsets = missing(); offsets.length > 0; offsets = missing()) {
      // The total is not known before the first page.
      await eachWithLimit(pages.size === 0 ? offsets.slice(0, 1) : offsets, mostAtATime, read)
    }
    return { rows: rowsInOrder(), total }
  }
}
