import { type ReactNode } from 'react'

/** A list of rows that renders each of them by `children`. */
export interface RowsProps<T> {
  rows: readonly T[]
  getRowId: (row: T) => string
  children: (row: T, place: RowPlace) => ReactNode
}

/** The position of a row in a list of which only a part is rendered; empty in a complete list. */
export interface RowPlace {
  /** 0 for the first. */
  index?: number
  /** The line that the row begins, for its attribute `data-index`; with rows beside each other only the first of them has it. */
  line?: number
  /** Measures the height of the line that the row begins. */
  measure?: (element: HTMLElement | null) => void
}
