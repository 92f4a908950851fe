export { hostAndPath, type MediaItem, safeAddress } from './media-item.ts'
export { MediaViewer, type MediaViewerProps } from './MediaViewer.tsx'
export { type MediaViewerLabels } from './media-viewer-labels.ts'
