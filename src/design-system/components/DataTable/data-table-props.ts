import { type ReactElement, type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import { type TableDensity, type TableHeight } from '../private/TableFrame/index.ts'
import {
  type CardLook,
  type Column,
  type DataState,
  type DataTableLabels,
  type RowMenuItem,
  type Selection,
  type Sorting,
} from './types.ts'

/** The look and the texts of the table. */
export interface DataTableLook {
  /** What the table lists, in the plural: 'Transactions'. */
  label: string
  /** Shows the label above the table. */
  showLabel?: boolean
  /** By default what the person prefers, see `DisplayProvider`. */
  density?: TableDensity
  /** Its rows have a second, smaller line, and with a mouse less space around both: they stay 44 to 48 px high, compact ones 40 to 44. */
  twoLines?: boolean
  /** `page`: as high as its rows, and the header sticks to the page. Otherwise at most 20, 30 or 40 rem, with its own scrolling. */
  height?: TableHeight
  /** Keeps the row header, which must be the first column, in place while the others scroll sideways. */
  stickyFirstColumn?: boolean
  /** The locale for sorting text. */
  locale?: string
  /** Replaces its built-in words, for another language. */
  labels?: Partial<DataTableLabels>
}

/** The name of a row, which is read out where rows can be selected, previewed or have a menu: 'Select Wedding DJ'. */
type Operated<T> =
  | { getRowName?: (row: T) => string; selection?: never; rowMenu?: never; onPreview?: never }
  | {
      /** The name of a row, for its checkbox, its preview and its menu. */
      getRowName: (row: T) => string
      selection?: Selection<T> | undefined
      /** The actions behind the button at the row's end; called when the button is pressed. */
      rowMenu?: ((row: T) => readonly RowMenuItem[]) | undefined
      /**
       * Shows a row beside the table, where its link leads away from it: by a button that a mouse over the row reveals, and by Space on the link. Offer
       * it in `rowMenu`, too: touch has neither.
       */
      onPreview?: ((row: T) => void) | undefined
    }

export type DataTableProps<T> = PassThrough &
  DataTableLook &
  Operated<T> & {
    /** Whether the rows are there, on their way, empty, or could not be loaded. */
    state: DataState<T>
    /** The columns in their order, with what their cells show. */
    columns: readonly Column<T>[]
    /** The id of a row, unique and stable while the order changes and data is refreshed. */
    getRowId: (row: T) => string
    /** The link of a row: its row header becomes a link, and a press anywhere in the row follows it. */
    rowHref?: ((row: T) => string) | undefined
    sorting?: Sorting | undefined
    /** What a card shows on a phone, where the roles of the columns are not enough. */
    card?: CardLook<T> | undefined
    /** Puts the card of a row on a phone into a `SwipeRow`. Without it a card is all of its row. */
    cardFrame?: ((row: T, card: ReactElement) => ReactNode) | undefined
  }
