import { Skeleton, SkeletonBlock, SkeletonText } from './index.ts'

/** Not run: each of these must not compile. */
export const impossible = [
  // @ts-expect-error -- it stands where the content will
  <Skeleton key="empty" loading />,
  // @ts-expect-error -- a paragraph cannot contain what it wraps
  <Skeleton key="as" as="p">
    Words
  </Skeleton>,
  // @ts-expect-error -- a shape is one of the system, not a length
  <SkeletonBlock key="shape" shape={40} />,
  // @ts-expect-error -- a line is as high as the text style that will come
  <SkeletonText key="style" textStyle="small" />,
  // @ts-expect-error -- and not as wide as a number says
  <SkeletonText key="width" width={120} />,
]
