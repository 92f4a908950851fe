/** A page's number, or a gap in which pages are left out. */
export type PageItem = number | 'gap-before' | 'gap-after'

/** The number of places in the row of page numbers. It is constant, so that the buttons beside it stay under the pointer. */
const places = 7

/**
 * Returns the pages to show: all of them while they fit, otherwise the first, the last, the current page and its neighbours. A gap never
 * replaces a single page.
 * @param page from 1
 */
export function pageItems(page: number, count: number): readonly PageItem[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
  if (count <= places) return range(1, count)
  const nearStart = page <= 4
  const nearEnd = page >= count - 3
  if (nearStart) return [...range(1, 5), 'gap-after', count]
  if (nearEnd) return [1, 'gap-before', ...range(count - 4, count)]
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', count]
}

/** The number of pages; one without items. */
export const pageCount = (total: number, pageSize: number): number => Math.max(1, Math.ceil(total / pageSize))
