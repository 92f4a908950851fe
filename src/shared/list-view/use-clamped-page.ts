import { useEffect, useEffectEvent } from 'react'
import type { HowToSet } from '../use-search-state.ts'

/** The page number, limited to the last page (docs/product/rules.md#lists). */
export function clampPage(page: number, total: number, pageSize: number): number {
  return Math.max(1, Math.min(page, Math.ceil(total / pageSize)))
}

interface Paging {
  search: {
    /** The page of the address, from 1. */
    readonly page: number
  }
  onSearch: (changes: { page: number }, how: HowToSet) => void
  pageSize: number
  /** Number of rows on all pages; undefined before the first response. */
  total: number | undefined
}

/**
 * The page that can be shown. An address beyond the last page is corrected; `isOutOfRange` is true until then.
 * @param list its `isPlaceholderData` is true while `total` belongs to another page or filter
 */
export function useClampedPage(
  { isPlaceholderData }: { readonly isPlaceholderData: boolean },
  { search, onSearch, pageSize, total }: Paging,
) {
  const page = total === undefined || total === 0 ? search.page : clampPage(search.page, total, pageSize)
  const isOutOfRange = page !== search.page
  const goBack = useEffectEvent(() => onSearch({ page }, { replace: true }))
  useEffect(() => {
    if (isOutOfRange && !isPlaceholderData) goBack()
  }, [isOutOfRange, isPlaceholderData])
  return { page, isOutOfRange }
}
