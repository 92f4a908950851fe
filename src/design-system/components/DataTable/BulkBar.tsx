import { type ReactNode } from 'react'
import { useAnnouncement } from '../../lib/announcer.ts'
import { Button } from '../Button/index.ts'
import * as styles from './BulkBar.css.ts'
import { type DataTableLabels } from './types.ts'

interface BulkBarProps {
  count: number
  /** How many of them are not among the rows at hand. */
  elsewhere: number
  actions: ReactNode
  onClear: () => void
  labels: DataTableLabels
}

/** What can be done with the selected rows. Stays in sight at the lower edge; how many they are is announced. */
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
