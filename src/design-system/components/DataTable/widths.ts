import { type Breakpoint, breakpoints } from '../../styles/media.ts'
import { type Column, type ColumnWidth } from './types.ts'

/** The least width of each column in rem; those of the stylesheet, and for `grow` what it never goes below. */
const least: Readonly<Record<ColumnWidth, number>> = { xs: 6, sm: 9, md: 10, lg: 12.5, xl: 14.5, grow: 10 }

const box = { select: 3, menu: 3.5 } as const

/** The width in rem below which the table scrolls sideways, from a viewport on. */
export function minWidth<T>(
  columns: readonly Column<T>[],
  extras: { select: boolean; menu: boolean },
  from: Breakpoint,
): number {
  const shown = columns.filter(
    ({ hideBelow }) => hideBelow === undefined || breakpoints[hideBelow] <= breakpoints[from],
  )
  const sum = shown.reduce((total, { width = 'grow' }) => total + least[width], 0)
  return sum + (extras.select ? box.select : 0) + (extras.menu ? box.menu : 0)
}
