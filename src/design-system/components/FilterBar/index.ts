export { FilterBar, type ActiveFilter, type FilterBarProps } from './FilterBar.tsx'
export { type FilterBarLabels } from './labels.ts'
