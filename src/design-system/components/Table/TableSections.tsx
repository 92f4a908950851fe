import { type ReactNode, type Ref } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { tableStyles } from '../private/TableFrame/index.ts'
import { TablePlace, useTablePlace } from './table-place.ts'

export interface TableHeadProps extends PassThrough {
  /** One `TableRow` of `TableHeaderCell`s. */
  children: ReactNode
  /** Stays visible while the rows scroll. */
  sticky?: boolean
}

/** The row of column headers. */
export function TableHead({ children, sticky = false, ...rest }: TableHeadProps) {
  useTablePlace('TableHead', ['table'], 'Put it directly into a Table.')
  return (
    <thead {...rest} data-part="TableHead" className={sticky ? tableStyles.stickyHead : undefined}>
      <TablePlace value="head">{children}</TablePlace>
    </thead>
  )
}

export interface TableBodyProps extends PassThrough {
  /** `TableRow`s. */
  children: ReactNode
  ref?: Ref<HTMLTableSectionElement>
}

/** The rows of data. */
export function TableBody({ children, ...rest }: TableBodyProps) {
  useTablePlace('TableBody', ['table'], 'Put it directly into a Table.')
  return (
    <tbody {...rest} data-part="TableBody">
      <TablePlace value="body">{children}</TablePlace>
    </tbody>
  )
}

export interface TableRowProps extends PassThrough {
  /** Cells, as many as there are columns. */
  children: ReactNode
  ref?: Ref<HTMLTableRowElement>
}

/** One row, of headers or of data. */
export function TableRow({ children, ...rest }: TableRowProps) {
  useTablePlace('TableRow', ['head', 'body'], 'Put it into a TableHead or a TableBody.')
  return (
    <tr {...rest} data-part="TableRow">
      <TablePlace value="row">{children}</TablePlace>
    </tr>
  )
}
