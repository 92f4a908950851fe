import * as styles from './Skeleton.css.ts'

export const skeletonShapes = [
  'icon',
  'control',
  'button',
  'tabs',
  'card',
  'avatarSm',
  'avatarMd',
  'avatarLg',
  'avatarXl',
] as const
export type SkeletonShape = (typeof skeletonShapes)[number]

export interface SkeletonBlockProps {
  /** What it stands for: an icon, a field or a button as wide as its place, a button, a row of tabs, a card, a round picture of one of the avatar sizes. */
  shape?: SkeletonShape
}

/** A thing of known size that is on its way. */
export function SkeletonBlock({ shape = 'card' }: SkeletonBlockProps) {
  return <span data-component="SkeletonBlock" className={`${styles.block} ${styles.blockShapes[shape]}`} aria-hidden />
}
