import { type ReactNode } from 'react'
import { Button } from '../Button/index.ts'
import { Dialog } from '../Dialog/index.ts'
import * as styles from './FilterBar.css.ts'
import { type FilterBarLabels } from './labels.ts'

export interface FilterSheetProps {
  open: boolean
  count: number | undefined
  canClear: boolean
  /** Replaces its built-in words, for another language. */
  labels: FilterBarLabels
  children: ReactNode
  onClear: () => void
  onClose: () => void
}

/**
 * The filters of a phone: a dialog, which is a sheet at the lower edge there. Each change takes effect immediately, behind the
 * sheet.
 */
export function FilterSheet({ open, count, canClear, labels, children, onClear, onClose }: FilterSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title}
      closeLabel={labels.close}
      footer={
        <>
          {canClear ? (
            <Button variant="outline" onClick={onClear}>
              {labels.clear}
            </Button>
          ) : null}
          <Button onClick={onClose}>{labels.show(count)}</Button>
        </>
      }
    >
      <div className={styles.stack}>{children}</div>
    </Dialog>
  )
}
