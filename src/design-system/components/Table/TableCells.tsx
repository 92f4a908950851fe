import { type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { type Breakpoint } from '../../styles/media.ts'
import { type CellAlign, cellClass } from '../private/TableFrame/index.ts'
import { useTablePlace } from './table-place.ts'

interface CellProps extends PassThrough {
  children?: ReactNode
  /** Where the content of the cell stands. */
  align?: CellAlign
  /** Leaves the cell out below a viewport: give all cells of a column the same. */
  hideBelow?: Breakpoint | undefined
}

export interface TableHeaderCellProps extends CellProps {
  /** `col` heads a column; `row` names a row, so that screen readers say it with each of its cells. */
  scope?: 'col' | 'row'
}

export interface TableCellProps extends CellProps {
  /** How many columns it takes. */
  colSpan?: number
}

/** Heads a column, or a row with `scope="row"`. */
export function TableHeaderCell({
  children,
  align = 'start',
  hideBelow,
  scope = 'col',
  ...rest
}: TableHeaderCellProps) {
  useTablePlace('TableHeaderCell', ['row'], 'Put it into a TableRow.')
  return (
    <th
      {...rest}
      scope={scope}
      data-part="TableHeaderCell"
      className={cellClass(scope === 'col' ? 'columnHeader' : 'rowHeader', align, hideBelow)}
    >
      {children}
    </th>
  )
}

/** One value. A missing one is '—', never an empty cell. */
export function TableCell({ children, align = 'start', hideBelow, ...rest }: TableCellProps) {
  useTablePlace('TableCell', ['row'], 'Put it into a TableRow.')
  return (
    <td {...rest} data-part="TableCell" className={cellClass('value', align, hideBelow)}>
      {children}
    </td>
  )
}
