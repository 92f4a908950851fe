import { useEffect, useEffectEvent } from 'react'

/** A page beyond the end is the last one (docs/product/rules.md#lists). */
export function clampPage(page: number, total: number, pageSize: number): number {
  return Math.max(1, Math.min(page, Math.ceil(total / pageSize)))
}

interface Paging {
  /** The page of the address, from 1. */
  page: number
  pageSize: number
  /** How many there are; undefined while that is not known. */
  total: number | undefined
  /** Whether `total` is that of another page or filter, while this one's is on its way. */
  isPlaceholder: boolean
  /** Goes to another page; its address takes the place of the present one. */
  onPage: (page: number) => void
}

/** The page that can be shown. An address beyond the end is corrected; `isOutOfRange` is true until it is. */
export function useClampedPage({ page: requestedPage, pageSize, total, isPlaceholder, onPage }: Paging) {
  const page = total === undefined || total === 0 ? requestedPage : clampPage(requestedPage, total, pageSize)
  const isOutOfRange = page !== requestedPage
  const goBack = useEffectEvent(() => onPage(page))
  useEffect(() => {
    if (isOutOfRange && !isPlaceholder) goBack()
  }, [isOutOfRange, isPlaceholder])
  return { page, isOutOfRange }
}
