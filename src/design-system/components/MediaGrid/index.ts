export {
  MediaGrid,
  type MediaGridLabels,
  type MediaGridLayout,
  mediaGridLayouts,
  type MediaGridProps,
} from './MediaGrid.tsx'
