import * as styles from './Skeleton.css.ts'

export const skeletonShapes = [
  'icon',
  'progress',
  'control',
  'button',
  'tabs',
  'card',
  'picture',
  'avatarSm',
  'avatarMd',
  'avatarLg',
  'avatarXl',
] as const
export type SkeletonShape = (typeof skeletonShapes)[number]

export interface SkeletonBlockProps {
  /**
   * The shape of the real element: an icon, a progress bar, a field or a button as wide as its place, a button, a row of tabs, a card, a picture or
   * mosaic as wide as its place, a round picture of one of the avatar sizes.
   */
  shape?: SkeletonShape
}

/** A placeholder for an element of a fixed size. */
export function SkeletonBlock({ shape = 'card' }: SkeletonBlockProps) {
  return <span data-component="SkeletonBlock" className={`${styles.block} ${styles.blockShapes[shape]}`} aria-hidden />
}
