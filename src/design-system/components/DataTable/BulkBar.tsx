import { type ReactNode } from 'react'
import { useAnnouncement } from '../../lib/announcer.ts'
import { Button } from '../Button/index.ts'
import * as styles from './BulkBar.css.ts'
import { type DataTableLabels } from './types.ts'

interface BulkBarProps {
  count: number
  /** The number of selected rows that are not on this page. */
  elsewhere: number
  actions: ReactNode
  onClear: () => void
  labels: DataTableLabels
}

/** The actions for the selected rows. It stays visible at the lower edge; the number of selected rows is announced. */
export function BulkBar({ count, elsewhere, actions, onClear, labels }: BulkBarProps) {
  const says = labels.selected(count, elsewhere)
  useAnnouncement(says)
  return (
    <div role="group" aria-label={labels.selection} data-part="BulkBar" className={styles.bar}>
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
