export { FilterBar, type FilterBarProps } from './FilterBar.tsx'
export { type ActiveFilter } from './active-filter.ts'
export { type FilterBarLabels } from './labels.ts'
