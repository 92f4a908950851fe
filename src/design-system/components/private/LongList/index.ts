export { LazyRows, mostRendered } from './LazyRows.tsx'
export { type RowPlace } from './rows.ts'
