import { useRef } from 'react'
import { Button } from '../Button/index.ts'
import { Tag } from '../Tag/index.ts'
import { type ActiveFilter } from './active-filter.ts'
import * as styles from './FilterBar.css.ts'
import { type FilterBarLabels } from './labels.ts'

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[]
  labels: FilterBarLabels
  /** Called before the focused button is removed and no other tag can take the focus. */
  onLeave: () => void
  /** Clears all filters. Without it there is no button. */
  onClear: (() => void) | undefined
}

/** The active filters as tags that can be removed, and the button that clears them; nothing without a filter. */
export function ActiveFilters({ filters, labels, onLeave, onClear }: ActiveFiltersProps) {
  const tags = useRef<HTMLUListElement>(null)

  const remove = (filter: ActiveFilter, index: number) => {
    const buttons = [...(tags.current?.querySelectorAll('button') ?? [])]
    const heir = buttons[index + 1] ?? buttons[index - 1]
    if (heir === undefined) onLeave()
    else heir.focus()
    filter.onRemove()
  }

  if (filters.length === 0) return null
  return (
    <div className={styles.active}>
      <ul role="list" ref={tags} className={styles.tags} aria-label={labels.active}>
        {filters.map((filter, index) => (
          <li key={filter.id} className={styles.tag}>
            <Tag removeLabel={labels.remove(filter.label)} onRemove={() => remove(filter, index)}>
              {filter.label}
            </Tag>
          </li>
        ))}
      </ul>
      {onClear === undefined ? null : (
        <Button
          variant="ghost"
          flush="start"
          size="sm"
          onClick={() => {
            onLeave()
            onClear()
          }}
        >
          {labels.clear}
        </Button>
      )}
    </div>
  )
}
