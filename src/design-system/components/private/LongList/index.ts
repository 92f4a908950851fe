export { LazyRows } from './LazyRows.tsx'
export { type RowPlace } from './rows.ts'
