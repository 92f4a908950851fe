export { Columns, type ColumnsProps } from './Columns.tsx'
export { columnAlignments, columnTemplates, type ColumnAlignment, type ColumnTemplate } from './Columns.variants.ts'
