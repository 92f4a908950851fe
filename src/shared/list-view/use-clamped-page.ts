import { useEffect, useEffectEvent } from 'react'

/** The page number, limited to the last page (docs/product/rules.md#lists). */
export function clampPage(page: number, total: number, pageSize: number): number {
  return Math.max(1, Math.min(page, Math.ceil(total / pageSize)))
}

interface Paging {
  /** The page of the address, from 1. */
  page: number
  pageSize: number
  /** Number of rows on all pages; undefined before the first response. */
  total: number | undefined
  /** Whether `total` belongs to another page or filter while the requested page loads. */
  isPlaceholder: boolean
  /** Goes to another page and replaces the current history entry. */
  onPage: (page: number) => void
}

/** The page that can be shown. An address beyond the last page is corrected; `isOutOfRange` is true until then. */
export function useClampedPage({ page: requestedPage, pageSize, total, isPlaceholder, onPage }: Paging) {
  const page = total === undefined || total === 0 ? requestedPage : clampPage(requestedPage, total, pageSize)
  const isOutOfRange = page !== requestedPage
  const goBack = useEffectEvent(() => onPage(page))
  useEffect(() => {
    if (isOutOfRange && !isPlaceholder) goBack()
  }, [isOutOfRange, isPlaceholder])
  return { page, isOutOfRange }
}
