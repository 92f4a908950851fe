export { type MediaItem } from '../../lib/media.ts'
export { MediaViewer, type MediaViewerProps } from './MediaViewer.tsx'
export { type MediaViewerLabels } from './media-viewer-labels.ts'
