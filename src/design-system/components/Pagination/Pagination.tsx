import { useId, useLayoutEffect, useRef } from 'react'
import { ChevronLeftIcon } from '../../icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '../../icons/ChevronRightIcon.tsx'
import { invariantDev } from '../../lib/invariant-dev.ts'
import { type PassThrough } from '../../lib/pass-through.ts'
import { pageCount, pageItems } from './page-items.ts'
import { PageControl, type PageTarget } from './PageControl.tsx'
import * as styles from './Pagination.css.ts'

export type PaginationProps = PassThrough &
  PageTarget & {
    /** The name of the list, needed when there is more than one pagination on the page: 'Pages of transactions'. */
    label?: string
    /** From 1. A page beyond the end counts as the last. */
    page: number
    /** How many items a page holds. */
    pageSize: number
    /** The total number of items. */
    total: number
    /** For the separators of large numbers. */
    locale?: string
    /** The label of the control that goes back. */
    previousLabel?: string
    /** The label of the control that goes on. */
    nextLabel?: string
    /** The name of a page's control. */
    pageLabel?: (page: string) => string
    /** The text of the visible range of items. */
    rangeLabel?: (range: { from: string; to: string; total: string }) => string
    /** Replaces the numbers where they do not fit. */
    positionLabel?: (position: { page: string; count: string }) => string
  }

const english = {
  page: (page: string) => `Page ${page}`,
  range: ({ from, to, total }: { from: string; to: string; total: string }) => `${from}–${to} of ${total}`,
  position: ({ page, count }: { page: string; count: string }) => `Page ${page} of ${count}`,
}

/** Navigates a list in pages: the visible range, the previous and next page, and on wide screens the page numbers. */
export function Pagination({
  label = 'Pages',
  page: requestedPage,
  pageSize,
  total,
  href,
  onPageChange,
  locale = 'en',
  previousLabel = 'Previous',
  nextLabel = 'Next',
  pageLabel = english.page,
  rangeLabel = english.range,
  positionLabel = english.position,
  ...rest
}: PaginationProps) {
  invariantDev(pageSize > 0, 'Pagination: `pageSize` must be at least 1.')
  const rangeId = useId()
  const range = useRef<HTMLParagraphElement>(null)
  const leftBy = useRef<number>(undefined)
  const count = pageCount(total, pageSize)
  const page = Math.min(Math.max(requestedPage, 1), count)

  // At the first and the last page the pressed link is removed, so focus goes to the text of the visible range.
  useLayoutEffect(() => {
    if (leftBy.current === undefined || leftBy.current === page) return
    leftBy.current = undefined
    const active = document.activeElement
    if (active === null || active === document.body) range.current?.focus({ preventScroll: true })
  }, [page])

  if (total === 0) return null
  const format = new Intl.NumberFormat(locale)
  const rangeText = rangeLabel({
    from: format.format((page - 1) * pageSize + 1),
    to: format.format(Math.min(page * pageSize, total)),
    total: format.format(total),
  })
  const target: PageTarget = href === undefined ? { onPageChange } : { href }
  const leave = () => {
    leftBy.current = page
  }
  return (
    <nav {...rest} aria-label={label} aria-describedby={rangeId} data-component="Pagination" className={styles.root}>
      <div className={styles.row}>
        <p ref={range} id={rangeId} tabIndex={-1} className={styles.range}>
          {rangeText}
        </p>
        {count === 1 ? null : (
          <div className={styles.controls}>
            <PageControl
              {...target}
              look="step"
              page={page > 1 ? page - 1 : undefined}
              onLeave={leave}
              name={previousLabel}
            >
              <ChevronLeftIcon size="sm" />
              {previousLabel}
            </PageControl>
            <span className={styles.position}>
              {positionLabel({ page: format.format(page), count: format.format(count) })}
            </span>
            <ol role="list" className={styles.pages}>
              {pageItems(page, count).map((item) => (
                <li key={item}>
                  {typeof item === 'number' ? (
                    <PageControl
                      {...target}
                      look="page"
                      page={item}
                      isCurrent={item === page}
                      onLeave={leave}
                      name={pageLabel(format.format(item))}
                    >
                      {format.format(item)}
                    </PageControl>
                  ) : (
                    <span className={styles.gap} aria-hidden>
                      …
                    </span>
                  )}
                </li>
              ))}
            </ol>
            <PageControl
              {...target}
              look="step"
              page={page < count ? page + 1 : undefined}
              onLeave={leave}
              name={nextLabel}
            >
              {nextLabel}
              <ChevronRightIcon size="sm" />
            </PageControl>
          </div>
        )}
      </div>
    </nav>
  )
}
