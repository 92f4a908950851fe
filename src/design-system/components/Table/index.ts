export { Table, type TableProps } from './Table.tsx'
export {
  TableBody,
  TableHead,
  TableRow,
  type TableBodyProps,
  type TableHeadProps,
  type TableRowProps,
} from './TableSections.tsx'
export { TableCell, TableHeaderCell, type TableCellProps, type TableHeaderCellProps } from './TableCells.tsx'
export {
  cellAligns,
  tableDensities,
  tableHeights,
  type CellAlign,
  type TableDensity,
  type TableHeight,
} from '../private/TableFrame/index.ts'
