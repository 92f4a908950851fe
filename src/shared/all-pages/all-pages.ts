/** Maximum number of rows and size of a page (docs/product/rules.md#lists). */
export const allPagesLimits = { maxRows: 5000, pageSize: 100 } as const

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

/** Reads all pages. A call after a failure continues with the page that failed and does not read earlier pages again. */
export type ReadAllPages<Row> = (reading: Reading) => Promise<AllRows<Row>>

/**
 * Creates a reader of all matching rows, page by page up to 5,000 (docs/product/rules.md#lists). A new row moves another row to
 * the next page while reading; rows are deduplicated by id.
 * @param readPage reads one page from the list's endpoint
 * @param most maximum number of rows, if lower than 5,000
 */
export function createAllPagesReader<Row extends { readonly id: string }>(
  readPage: (page: { limit: number; skip: number }, signal: AbortSignal) => Promise<AllRows<Row>>,
  most: number = allPagesLimits.maxRows,
): ReadAllPages<Row> {
  const byId = new Map<string, Row>()
  const { pageSize } = allPagesLimits
  let total = 0
  let skip = 0
  let isOver = false
  return async ({ signal, onProgress }) => {
    while (!isOver) {
      const read = await readPage({ limit: pageSize, skip }, signal)
      for (const row of read.rows) byId.set(row.id, row)
      total = read.total
      skip += pageSize
      isOver = read.rows.length === 0 || skip >= total || skip >= most
      onProgress({ done: Math.min(byId.size, most), total: Math.min(total, most) })
    }
    return { rows: [...byId.values()].slice(0, most), total }
  }
}
