import { type Breakpoint } from '../../../styles/media.ts'
import * as styles from './cells.css.ts'
import { type ColumnPriority } from './priorities.ts'

/** `end` for amounts and counts, whose figures then align. */
export const cellAligns = ['start', 'end'] as const
export type CellAlign = (typeof cellAligns)[number]

const looks = {
  columnHeader: styles.headerCell,
  rowHeader: `${styles.bodyCell} ${styles.rowHeader}`,
  value: styles.bodyCell,
} as const

const hidden = { ...styles.hideBelow, ...styles.priorities } as const

/** The class of a cell of any table. @param hide the viewport below which its column is hidden, or the column's priority */
export function cellClass(
  look: keyof typeof looks,
  align: CellAlign = 'start',
  hide?: Breakpoint | ColumnPriority,
): string {
  const classes = [looks[look], styles.aligns[align]]
  if (hide !== undefined) classes.push(hidden[hide])
  return classes.join(' ')
}
