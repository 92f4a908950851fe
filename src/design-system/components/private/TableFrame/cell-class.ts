import { type Breakpoint } from '../../../styles/media.ts'
import * as styles from './cells.css.ts'

/** `end` for amounts and counts, whose figures then align. */
export const cellAligns = ['start', 'end'] as const
export type CellAlign = (typeof cellAligns)[number]

const looks = {
  columnHeader: styles.headerCell,
  rowHeader: `${styles.bodyCell} ${styles.rowHeader}`,
  value: styles.bodyCell,
} as const

/** The class of a cell of any table. */
export function cellClass(look: keyof typeof looks, align: CellAlign = 'start', hideBelow?: Breakpoint): string {
  const classes = [looks[look], styles.aligns[align]]
  if (hideBelow !== undefined) classes.push(styles.hideBelow[hideBelow])
  return classes.join(' ')
}
