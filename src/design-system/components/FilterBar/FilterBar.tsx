import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { FilterIcon } from '../../icons/FilterIcon.tsx'
import { type PassThrough } from '../../lib/pass-through.ts'
import { useMedia } from '../../lib/use-media.ts'
import { usePart } from '../../lib/use-part.ts'
import { belowTablet } from '../../styles/media.ts'
import { Button } from '../Button/index.ts'
import { Tag } from '../Tag/index.ts'
import * as styles from './FilterBar.css.ts'
import { type FilterSheetProps } from './FilterSheet.tsx'
import { filterBarLabels, type FilterBarLabels } from './labels.ts'

/** A filter that is on. */
export interface ActiveFilter {
  id: string
  /** What it lets through, with its name where the value alone would not be clear: 'Rating: 4 and up'. */
  label: string
  onRemove: () => void
}

export interface FilterBarProps extends PassThrough {
  /** The fields that filter, each with its label; without room for a message. Their state is the caller's, in the address as a rule. */
  children: ReactNode
  /** A search field; it stays in sight on a phone. */
  search?: ReactNode
  /** The filters that are on, without the search. */
  active: readonly ActiveFilter[]
  /** Takes all filters off. */
  onClear: () => void
  /** How many were found; undefined while that is not known. When it is none, the way out is offered where the things would be, not here. */
  count: number | undefined
  /** What can be done with all that was found, such as an export: small buttons at the end of the line that says how many there are. */
  actions?: ReactNode
  labels?: Partial<FilterBarLabels>
}

const loadSheet = (): Promise<ComponentType<FilterSheetProps>> =>
  import('./FilterSheet.tsx').then((module) => module.FilterSheet)

/**
 * Search and filters above a list, what they have found, and the filters that are on as tags. On a phone the filters are in a sheet
 * behind 'Filters (2)'. It holds no state of the list.
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
  const tags = useRef<HTMLUListElement>(null)
  const sheet = usePart(loadSheet, open)
  const Sheet = sheet.part
  // Without the sheet's code the filters are still better in the page than nowhere.
  const inSheet = isPhone && !sheet.failed

  /** What was pressed goes away: the first control of the bar takes the focus. */
  const focusStart = () =>
    root.current?.querySelector<HTMLElement>('input:enabled, select:enabled, button:enabled')?.focus()

  const remove = (filter: ActiveFilter, index: number) => {
    const buttons = [...(tags.current?.querySelectorAll('button') ?? [])]
    const heir = buttons[index + 1] ?? buttons[index - 1]
    if (heir === undefined) focusStart()
    else heir.focus()
    filter.onRemove()
  }

  return (
    <div aria-label={labels.label} {...rest} ref={root} role="group" data-component="FilterBar" className={styles.bar}>
      <div className={styles.controls}>
        {search === undefined ? null : <div className={styles.search}>{search}</div>}
        {inSheet ? (
          <Button
            variant="outline"
            tone="neutral"
            icon={<FilterIcon />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            {labels.open(active.length)}
          </Button>
        ) : null}
        {isPhone ? null : children}
      </div>
      {isPhone && !inSheet ? <div className={styles.stack}>{children}</div> : null}
      <div className={styles.outcome}>
        <p className={styles.count} aria-live="polite">
          {count === undefined ? null : labels.results(count)}
        </p>
        {active.length === 0 ? null : (
          <>
            <ul ref={tags} className={styles.tags} aria-label={labels.active}>
              {active.map((filter, index) => (
                <li key={filter.id} className={styles.tag}>
                  <Tag tone="brand" removeLabel={labels.remove(filter.label)} onRemove={() => remove(filter, index)}>
                    {filter.label}
                  </Tag>
                </li>
              ))}
            </ul>
            {count === 0 ? null : (
              <Button
                variant="ghost"
                flush="start"
                size="sm"
                onClick={() => {
                  focusStart()
                  onClear()
                }}
              >
                {labels.clear}
              </Button>
            )}
          </>
        )}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
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
      ) : (
        inSheet && open && <span hidden data-pending />
      )}
    </div>
  )
}
