import { type ReactElement, type ReactNode } from 'react'
import { type EmptyStateProps } from '../EmptyState/index.ts'
import { type MenuItemTone } from '../Menu/index.ts'
import { type CellAlign, type ColumnPriority } from '../private/TableFrame/index.ts'
import { type Sort, type SortDirection, type SortValue } from './sort.ts'

/** The state of a table. A union, so that a table cannot be loading and failed together. */
export type DataState<T> =
  /** `rows`: the number of skeleton rows, 8 by default. */
  | { status: 'loading'; rows?: number }
  /** `error` says what could not be loaded, `detail` why. */
  | { status: 'error'; error: string; detail?: ReactNode; onRetry: () => void; retrying?: boolean }
  /** The reader may not see the records: `error` says so, `detail` why. Trying again cannot help, so `action` leads elsewhere. */
  | { status: 'forbidden'; error: string; detail?: ReactNode; action: ReactElement }
  /** There are no records yet: the empty state says what will be here, and has the one action that adds the first. */
  | { status: 'empty'; empty: ReactElement<EmptyStateProps> }
  /** There are records, but none matches the filters. The headers stay, so that nothing moves while the reader tries a filter. */
  | { status: 'no-match'; onClearFilters: () => void }
  /** `refreshing`: newer data is loading, and this data stays until it arrives. */
  | { status: 'ready'; data: readonly T[]; refreshing?: boolean }

/**
 * The width for the largest value of a kind: a count (`xs`, 6 rem), a state (`sm`, 9), a day (`md`, 10), an amount (`lg`, 12.5), a reference or a
 * moment (`xl`, 14.5). Or `grow`: an equal part of the remaining width, never less than 10 rem (9 in the narrowest table).
 */
export const columnWidths = ['xs', 'sm', 'md', 'lg', 'xl', 'grow'] as const
export type ColumnWidth = (typeof columnWidths)[number]

/**
 * The role of a column on a phone, where each row is a card: its title, its state, one of two facts, its amount, its one action.
 * `title-end` is at the end of the title's line without its header, for values such as the amount of a payment.
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
  /** Its width in the narrowest table, where only columns without a priority are left. By default `width`. */
  leastWidth?: ColumnWidth
  align?: CellAlign
  /**
   * Names its row: screen readers read this cell with each other cell of the row, and `rowHref` makes it a link. Exactly one column
   * has it.
   */
  rowHeader?: boolean
  /** Makes the header a button. What to compare, when the table sorts; `'server'` when the caller does. */
  sortBy?: 'server' | ((row: T) => SortValue)
  /** The direction of the first press: `descending` for dates and amounts. */
  firstDirection?: SortDirection
  /**
   * How long the column stays in a table that gets narrower: `low` is the first to go, then `medium`, then `high`. Without a priority it
   * always stays: what names the row, its money and its state.
   */
  priority?: ColumnPriority
  /** Its role on a card; a column without a role is not on cards. */
  card?: CardRole
  /** What a card shows instead of `cell`: a title without the link it has in the table, because the whole card is a link. */
  cardCell?: (row: T) => ReactNode
  /** Shown while loading, where a line of text has not the right shape. */
  skeleton?: ReactElement
}

/** What the card of a row shows on a phone, in place of the roles of the columns. */
export interface CardLook<T> {
  /** @param title the content of the title's column, which is the link of the row where it has one */
  content: (row: T, title: ReactNode) => ReactNode
  /** Shown while loading, as high as the content. */
  skeleton: ReactElement
}

/** Who sorts (the table or the server), and where the order is stored. */
export type Sorting =
  | { sorts: 'table'; initial?: Sort; sort?: never; onChange?: never }
  | { sorts: 'table' | 'server'; sort: Sort | undefined; onChange: (event: { sort: Sort }) => void; initial?: never }

export interface Selection<T> {
  /** The ids of the selected rows, also of those on other pages. */
  selected: ReadonlySet<string>
  onChange: (event: { selected: ReadonlySet<string> }) => void
  /** Whether a row can be selected; other rows have no checkbox. */
  isSelectable?: (row: T) => boolean
  /** The actions for the selected rows: buttons of size `sm`. */
  actions: ReactNode
}

/** One action of a row's menu. An action of tone `danger` is separated by a line. */
export interface RowMenuItem {
  /** A verb and its object. */
  label: string
  icon?: ReactElement
  tone?: MenuItemTone
  disabled?: boolean
  onSelect: () => void
}

const number = (count: number) => count.toLocaleString('en')

export const defaultLabels = {
  loading: (label: string) => `Loading ${label}`,
  noMatch: 'No results match your filters',
  clearFilters: 'Clear filters',
  sort: (direction: SortDirection) => `Sort ${direction}`,
  /** Announced after the order was changed. */
  sorted: (header: string, direction: SortDirection) => `Sorted by ${header}, ${direction}`,
  sortLabel: 'Sort',
  sortChoice: (header: string, direction: SortDirection) => `${header}, ${direction}`,
  selectRow: (name: string) => `Select ${name}`,
  selectAll: 'Select all',
  /** Which rows are selected, and what is told when that changes. */
  selection: 'Selection',
  /** `elsewhere` of them are not on this page. */
  selected: (count: number, elsewhere: number) =>
    elsewhere === 0 ? `${number(count)} selected` : `${number(count)} selected, ${number(elsewhere)} not shown here`,
  clearSelection: 'Clear selection',
  preview: (name: string) => `Preview ${name}`,
  actionsFor: (name: string) => `Actions for ${name}`,
  actions: 'Actions',
}

/** The built-in texts of the table. */
export interface DataTableLabels extends Readonly<typeof defaultLabels> {}
