import { type TableDensity, type TableHeight } from '../private/TableFrame/index.ts'
import { type RowParts } from './row-parts.ts'
import { type DataState } from './types.ts'
import { type SelectionControl } from './use-selection.ts'
import { type SortingControl } from './use-sorting.ts'

/** The props of the content of a table, in every state. */
export interface DataTableBodyProps<T> {
  /** Whether the rows are there, on their way, empty, or could not be loaded. */
  state: DataState<T>
  rows: readonly T[]
  parts: RowParts<T>
  order: SortingControl | undefined
  choice: SelectionControl | undefined
  look: {
    label: string
    showLabel: boolean
    density: TableDensity
    twoLines: boolean
    height: TableHeight
    stickyFirstColumn: boolean
  }
  isPhone: boolean
  /** Called before a focused element is removed. */
  onLeave: () => void
}

/** The props of the content in the states that show cards or a table. */
export type ShownBodyProps<T> = Omit<DataTableBodyProps<T>, 'state'> & {
  /** Whether the rows are there, on their way, empty, or could not be loaded. */
  state: Exclude<DataState<T>, { status: 'empty' | 'error' | 'forbidden' }>
}
