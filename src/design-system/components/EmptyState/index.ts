export { EmptyState, type EmptyStateProps } from './EmptyState.tsx'
export { blankSizes as emptyStateSizes } from '../private/Blank/index.ts'
