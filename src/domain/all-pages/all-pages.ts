/** So many rows at most, read in pages of so many (docs/product/rules.md#lists). */
export const allPagesLimits = { maxRows: 5000, pageSize: 100 } as const

export interface ReadProgress {
  done: number
  /** How many there are to read; 0 while that is not known. */
  total: number
}

interface Reading {
  signal: AbortSignal
  onProgress: (progress: ReadProgress) => void
}

export interface AllRows<Row> {
  rows: Row[]
  /** How many match; more than were read when there are more than 5,000. */
  total: number
}

/** Reads all of them. Called again after a failure it goes on with the page that failed: nothing that was read is read again. */
export type ReadAllPages<Row> = (reading: Reading) => Promise<AllRows<Row>>

/**
 * Everything that matches, read page by page up to 5,000 (docs/product/rules.md#lists). Something new that comes in meanwhile pushes a row to
 * the next page: it is taken once.
 * @param readPage one page, as the list's endpoint answers it
 * @param most fewer rows than 5,000, where a page says so
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
