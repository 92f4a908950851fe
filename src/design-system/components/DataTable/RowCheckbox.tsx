import { type ChangeEvent, type MouseEvent } from 'react'
import { Checkbox } from '../Checkbox/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { type RowParts } from './row-parts.ts'
import * as styles from './DataTable.css.ts'

interface RowCheckboxProps<T> {
  row: T
  id: string
  checked: boolean
  parts: RowParts<T>
}

/**
 * With Shift the browser would also select the text between the two rows; preventing that prevents focus too, so focus is set here.
 */
const preventTextSelection = (event: MouseEvent) => {
  if (!event.shiftKey) return
  event.preventDefault()
  if (event.target instanceof HTMLInputElement) event.target.focus()
}

/** Selects one row, or with Shift all rows from the one pressed before to this one. */
export function RowCheckbox<T>({ row, id, checked, parts }: RowCheckboxProps<T>) {
  const { toggle, isSelectable, getRowName, labels } = parts
  if (toggle === undefined) return null
  if (isSelectable?.(row) === false) return <div className={styles.checkbox} />
  const press = (event: ChangeEvent<HTMLInputElement>) => {
    const { nativeEvent } = event
    toggle(id, event.target.checked, nativeEvent instanceof globalThis.MouseEvent && nativeEvent.shiftKey)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps a press with Shift from selecting text
    <div className={styles.checkbox} onMouseDown={preventTextSelection}>
      <Checkbox
        label={<VisuallyHidden>{labels.selectRow(getRowName(row))}</VisuallyHidden>}
        checked={checked}
        onChange={press}
      />
    </div>
  )
}
