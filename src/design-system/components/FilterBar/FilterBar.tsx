import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { FilterIcon } from '../../icons/FilterIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useLazyPart } from '../../lib/use-lazy-part.ts'
import { belowTablet } from '../../styles/media.ts'
import { Button } from '../Button/index.ts'
import { type ActiveFilter } from './active-filter.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import * as styles from './FilterBar.css.ts'
import { type FilterSheetProps } from './FilterSheet.tsx'
import { filterBarLabels, type FilterBarLabels } from './labels.ts'

export interface FilterBarProps extends PassThrough {
  /**
   * The filter fields, each with its label and without space for a message. In the line only screen readers get the labels, so what a field shows
   * says what it is about: 'All categories', 'Rated 4 and up'. The caller stores their state, usually in the address.
   */
  children: ReactNode
  /** A search field; it stays visible on a phone. */
  search?: ReactNode
  /** The active filters, without the search. */
  active: readonly ActiveFilter[]
  /** Clears all filters. */
  onClear: () => void
  /**
   * The number of results; undefined while it is unknown. When it is zero, the list shows the button that clears the filters, not
   * the bar.
   */
  count: number | undefined
  /** The actions for all results, such as an export: buttons at the end of the line, after the count. */
  actions?: ReactNode
  /** Replaces its built-in words, for another language. */
  labels?: Partial<FilterBarLabels>
}

/** A number as long as most: its place is kept while the number is unknown, so that the actions after it do not move. */
const likely = 10

const loadSheet = (): Promise<ComponentType<FilterSheetProps>> =>
  import('./FilterSheet.tsx').then((module) => module.FilterSheet)

/**
 * Search, filters, the number of results and the list's actions in one line above a list; the active filters as tags below it. On a phone the
 * filters are in a sheet behind 'Filters (2)'. It stores no state of the list.
 */
export function FilterBar({
  children,
  search,
  active,
  onClear,
  count,
  actions,
  labels: ownLabels,
  ...rest
}: FilterBarProps) {
  const labels = { ...filterBarLabels, ...ownLabels }
  const isPhone = useMedia(belowTablet)
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const sheet = useLazyPart(loadSheet, open)
  const Sheet = sheet.part
  // When the sheet's code cannot be loaded, the filters are shown in the page.
  const inSheet = isPhone && !sheet.failed

  /** The pressed button is removed, so the first control of the bar takes the focus. */
  const focusStart = () =>
    root.current?.querySelector<HTMLElement>('input:enabled, select:enabled, button:enabled')?.focus()

  // Without a search the sheet's button shares the line of the count and the actions.
  const isOneLine = !isPhone || (inSheet && search === undefined)
  const outcome = (
    <div className={isOneLine ? styles.outcome : `${styles.outcome} ${styles.ownLine}`}>
      <p className={styles.count} aria-live="polite" data-likely={labels.results(likely)}>
        {count === undefined ? null : <span>{labels.results(count)}</span>}
      </p>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  )

  return (
    <div aria-label={labels.label} {...rest} ref={root} role="group" data-component="FilterBar" className={styles.bar}>
      <div className={styles.controls}>
        {search === undefined ? null : <div className={styles.search}>{search}</div>}
        {inSheet ? (
          <Button
            variant="outline"
            icon={<FilterIcon />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            {labels.open(active.length)}
          </Button>
        ) : null}
        {isPhone ? null : <div className={styles.filters}>{children}</div>}
        {isOneLine ? outcome : null}
      </div>
      {isPhone && !inSheet ? <div className={styles.stack}>{children}</div> : null}
      {isOneLine ? null : <div className={styles.controls}>{outcome}</div>}
      <ActiveFilters
        filters={active}
        labels={labels}
        onLeave={focusStart}
        onClear={count === 0 ? undefined : onClear}
      />
      {inSheet && Sheet !== undefined ? (
        <Sheet
          open={open}
          count={count}
          canClear={active.length > 0}
          labels={labels}
          onClear={onClear}
          onClose={() => setOpen(false)}
        >
          {children}
        </Sheet>
      ) : null}
    </div>
  )
}
