import { columnRoom, type ColumnPriority } from '../private/TableFrame/index.ts'
import { type Column, type ColumnWidth } from './types.ts'

/** The least width of each column in rem; those of the stylesheet, and for `grow` what it never goes below. */
const least: Readonly<Record<ColumnWidth, number>> = { xs: 6, sm: 9, md: 10, lg: 12.5, xl: 14.5, grow: 10 }

/** The same for a table without any column that can go. */
const narrowest: typeof least = { ...least, grow: 9 }

const box = { select: 3, menu: 3.5 } as const

/**
 * The width in rem below which the table scrolls sideways.
 * @param down the lowest priority of the columns that are shown; undefined where only those without one are left
 */
export function minWidth<T>(
  columns: readonly Column<T>[],
  extras: { select: boolean; menu: boolean },
  down: ColumnPriority | undefined,
): number {
  const room = down === undefined ? 0 : columnRoom[down]
  const sum = columns
    .filter(({ priority }) => priority === undefined || columnRoom[priority] <= room)
    .reduce((total, { width = 'grow', leastWidth = width }) => {
      return total + (down === undefined ? narrowest[leastWidth] : least[width])
    }, 0)
  return sum + (extras.select ? box.select : 0) + (extras.menu ? box.menu : 0)
}
