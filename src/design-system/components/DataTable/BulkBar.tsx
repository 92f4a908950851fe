import { type ReactNode } from 'react'
import { useAnnouncement } from '../../lib/announcer.ts'
import { countOnce } from '../../lib/count-once.ts'
import { Button } from '../Button/index.ts'
import * as styles from './BulkBar.css.ts'
import { defaultLabels, type DataTableLabels } from './types.ts'

export interface BulkBarProps {
  /** The number of selected rows. */
  count: number
  /** The number of selected rows that are not on this page. */
  elsewhere: number
  /** Buttons for what can be done with the selected rows. */
  actions: ReactNode
  /** Called when the reader selects nothing any more. */
  onClear: () => void
  labels?: Pick<DataTableLabels, 'selected' | 'selection' | 'clearSelection'>
}

/**
 * The actions for the selected rows. It stays visible at the lower edge; the number of selected rows is announced. A `DataTable` draws its own; other
 * forms of a list, such as cards, place it below themselves.
 */
export function BulkBar({ count, elsewhere, actions, onClear, labels = defaultLabels }: BulkBarProps) {
  const says = labels.selected(count, elsewhere)
  useAnnouncement(says)
  return (
    // The bar often leaves with what it was pressed for.
    <div
      role="group"
      aria-label={labels.selection}
      data-part="BulkBar"
      className={styles.bar}
      onClickCapture={countOnce}
    >
      <span className={styles.count}>{says}</span>
      <div className={styles.actions}>{actions}</div>
      <div className={styles.clear}>
        <Button variant="ghost" tone="neutral" size="sm" onClick={onClear}>
          {labels.clearSelection}
        </Button>
      </div>
    </div>
  )
}
