import { type ReactElement, type ReactNode } from 'react'
import { type Breakpoint } from '../../styles/media.ts'
import { type EmptyStateProps } from '../EmptyState/index.ts'
import { type MenuItemTone } from '../Menu/index.ts'
import { type CellAlign } from '../private/TableFrame/index.ts'
import { type Sort, type SortDirection, type SortValue } from './sort.ts'

/** What a table has to show. One thing at a time, so that there is no table that loads and has failed. */
export type DataState<T> =
  /** `rows`: how many rows of the final shape stand in, 8 unless told. */
  | { status: 'loading'; rows?: number }
  /** `error` says what could not be loaded, `detail` why. */
  | { status: 'error'; error: string; detail?: ReactNode; onRetry: () => void; retrying?: boolean }
  /** There is nothing yet: what will be here, and the one action that fills it. */
  | { status: 'empty'; empty: ReactElement<EmptyStateProps> }
  /** There is something, but not under these filters. The headers stay, so that nothing jumps while a filter is tried. */
  | { status: 'no-match'; onClearFilters: () => void }
  /** `refreshing`: newer data is on its way, and this stays until it comes. */
  | { status: 'ready'; data: readonly T[]; refreshing?: boolean }

/**
 * What the largest of its kind needs: a count (`xs`, 6 rem), a state (`sm`, 9), a day (`md`, 10), an amount (`lg`, 12.5), a reference or a
 * moment (`xl`, 14.5). Or `grow`: an equal part of what is left, never less than 10 rem.
 */
export const columnWidths = ['xs', 'sm', 'md', 'lg', 'xl', 'grow'] as const
export type ColumnWidth = (typeof columnWidths)[number]

/**
 * What becomes of a column on a phone, where each row is a card: its title, its state, one of two facts, its amount, its one action.
 * `title-end` stands at the end of the title's line without its header: for what needs none there, such as the amount of a payment.
 */
export const cardRoles = ['title', 'title-end', 'status', 'fact', 'amount', 'action'] as const
export type CardRole = (typeof cardRoles)[number]

export interface Column<T> {
  /** Its name in `Sort`; unique in the table. */
  id: string
  /** In sentence case. Names the column, also on a card. */
  header: string
  cell: (row: T) => ReactNode
  width?: ColumnWidth
  align?: CellAlign
  /** Names its row: the cell screen readers say with each of the row's others, and that `rowHref` makes a link. One column is. */
  rowHeader?: boolean
  /** Makes the header a button. What to compare, when the table sorts; `'server'` when the caller does. */
  sortBy?: 'server' | ((row: T) => SortValue)
  /** What the first press asks for: `descending` for dates and amounts. */
  firstDirection?: SortDirection
  /** Leaves the column out below a viewport. */
  hideBelow?: Breakpoint
  /** Where it stands on a card; a column without one is not on cards. */
  card?: CardRole
  /** What a card shows in place of `cell`: a title without the link it has in the table, for the whole card is one. */
  cardCell?: (row: T) => ReactNode
  /** Stands in while loading, where a line of text would not have the shape. */
  skeleton?: ReactElement
}

/** Who sorts, and where the order lives. */
export type Sorting =
  | { sorts: 'table'; initial?: Sort; sort?: never; onChange?: never }
  | { sorts: 'table' | 'server'; sort: Sort | undefined; onChange: (event: { sort: Sort }) => void; initial?: never }

export interface Selection<T> {
  /** The ids of the selected rows, also of those on other pages. */
  selected: ReadonlySet<string>
  onChange: (event: { selected: ReadonlySet<string> }) => void
  /** Rows that cannot take part; their box is missing. */
  isSelectable?: (row: T) => boolean
  /** What can be done with the selected rows: buttons of size `sm`. */
  actions: ReactNode
}

/** One action of a row's menu. One of tone `danger` is set apart by a line. */
export interface RowMenuItem {
  /** A verb and its object. */
  label: string
  icon?: ReactElement
  tone?: MenuItemTone
  disabled?: boolean
  onSelect: () => void
}

/** What the table itself says. */
export interface DataTableLabels {
  loading: (label: string) => string
  noMatch: string
  clearFilters: string
  sort: (direction: SortDirection) => string
  /** Said after the order was changed. */
  sorted: (header: string, direction: SortDirection) => string
  sortLabel: string
  sortChoice: (header: string, direction: SortDirection) => string
  selectRow: (name: string) => string
  selectAll: string
  selection: string
  /** `elsewhere` of them are not among the rows at hand. */
  selected: (count: number, elsewhere: number) => string
  clearSelection: string
  actionsFor: (name: string) => string
  actions: string
}

export const defaultLabels: DataTableLabels = {
  loading: (label) => `Loading ${label}`,
  noMatch: 'No results match your filters',
  clearFilters: 'Clear filters',
  sort: (direction) => `Sort ${direction}`,
  sorted: (header, direction) => `Sorted by ${header}, ${direction}`,
  sortLabel: 'Sort',
  sortChoice: (header, direction) => `${header}, ${direction}`,
  selectRow: (name) => `Select ${name}`,
  selectAll: 'Select all',
  selection: 'Selection',
  selected: (count, elsewhere) =>
    elsewhere === 0 ? `${count} selected` : `${count} selected, ${elsewhere} not shown here`,
  clearSelection: 'Clear selection',
  actionsFor: (name) => `Actions for ${name}`,
  actions: 'Actions',
}
