export { Skeleton, skeletonElements, type SkeletonElement, type SkeletonProps } from './Skeleton.tsx'
export { SkeletonBlock, skeletonShapes, type SkeletonBlockProps, type SkeletonShape } from './SkeletonBlock.tsx'
export {
  SkeletonText,
  skeletonTextStyles,
  skeletonWidths,
  type SkeletonTextProps,
  type SkeletonTextStyle,
  type SkeletonWidth,
} from './SkeletonText.tsx'
