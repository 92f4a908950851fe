export { MediaGrid, type MediaGridLayout, mediaGridLayouts, type MediaGridProps } from './MediaGrid.tsx'
export { type MediaGridLabels } from './media-grid-labels.ts'
