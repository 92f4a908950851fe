export { BulkBar, type BulkBarProps } from './BulkBar.tsx'
export { type ColumnPriority } from '../private/TableFrame/index.ts'
export { DataTable } from './DataTable.tsx'
export { type DataTableProps } from './data-table-props.ts'
export { type Sort, type SortDirection, type SortValue } from './sort.ts'
export {
  cardRoles,
  type CardLook,
  columnWidths,
  type CardRole,
  type Column,
  type ColumnWidth,
  type DataState,
  type DataTableLabels,
  type RowMenuItem,
  type Selection,
  type Sorting,
} from './types.ts'
