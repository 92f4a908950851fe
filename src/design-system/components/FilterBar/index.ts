export { FilterBar, type ActiveFilter, type FilterBarProps } from './FilterBar.tsx'
export { type FilterBarWords } from './words.ts'
