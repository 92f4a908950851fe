import { type ReactNode, type RefObject } from 'react'

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

/** A list of which only the visible rows are rendered. */
export interface VirtualRowsProps<T> extends RowsProps<T> {
  /** The element that holds the rows. */
  body: RefObject<HTMLElement | null>
  /** The page scrolls, or the region around the body does. */
  scrolls: 'page' | 'region'
  /** A line's height in px before it is measured. */
  estimate: number
  /** How many rows stand beside each other in a line, of the height of the highest. */
  perLine?: number
  /** How many lines are rendered above and below the visible ones, so that Tab finds the next row and slow scrolling shows no gap. */
  overscan?: number
  /** Renders the spacer for rows that are not visible, with their height. */
  gap: 'row' | 'item'
}
