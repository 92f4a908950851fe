export { cellAligns, cellClass, type CellAlign } from './cell-class.ts'
export { TableFrame, tableDensities, tableHeights, type TableDensity, type TableHeight } from './TableFrame.tsx'
export * as tableStyles from './cells.css.ts'
