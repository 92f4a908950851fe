export { cellAligns, cellClass, type CellAlign } from './cell-class.ts'
export { tableDensities, type TableDensity } from '../../../lib/display-provider.tsx'
export { TableFrame, tableHeights, type TableHeight } from './TableFrame.tsx'
export * as tableStyles from './cells.css.ts'
