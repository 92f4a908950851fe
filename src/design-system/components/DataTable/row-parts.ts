import { type ReactElement, type ReactNode } from 'react'
import { type CardLook, type Column, type DataTableLabels, type RowMenuItem } from './types.ts'
import { type ToggleRow } from './use-selection.ts'

/** The props that all rows and cards of a table share. It is one object, so that a row renders only when its own data changes. */
export interface RowParts<T> {
  /** The columns in their order, with what their cells show. */
  columns: readonly Column<T>[]
  getRowId: (row: T) => string
  getRowName: (row: T) => string
  rowHref: ((row: T) => string) | undefined
  rowMenu: ((row: T) => readonly RowMenuItem[]) | undefined
  onPreview: ((row: T) => void) | undefined
  /** Undefined without selection. */
  toggle: ToggleRow | undefined
  isSelectable: ((row: T) => boolean) | undefined
  /** Undefined where the roles of the columns make the cards. */
  card: CardLook<T> | undefined
  /** What stands around the content of a card. */
  cardFrame: ((row: T, card: ReactElement) => ReactNode) | undefined
  labels: DataTableLabels
}
