import { cva } from 'class-variance-authority'
import * as styles from './Skeleton.css.ts'

/** The text style of the lines that the bars replace. */
export const skeletonTextStyles = ['caption', 'body', 'bodyLarge', 'title', 'heading2'] as const
export type SkeletonTextStyle = (typeof skeletonTextStyles)[number]

/** 100, 75, 50 and 25 % of the available width. */
export const skeletonWidths = ['full', 'long', 'medium', 'short'] as const
export type SkeletonWidth = (typeof skeletonWidths)[number]

const barClass = cva<{ textStyle: Record<SkeletonTextStyle, string>; width: Record<SkeletonWidth, string> }>(
  styles.bar,
  {
    variants: { textStyle: styles.textStyles, width: styles.widths },
  },
)

export interface SkeletonTextProps {
  /** How many lines it takes the place of. */
  lines?: number
  /** The text style whose lines it takes the place of. */
  textStyle?: SkeletonTextStyle
  /** Of the last line; the others are full. */
  width?: SkeletonWidth
}

/** Placeholders for lines of text, each as high as its line; allowed wherever text is. */
export function SkeletonText({ lines = 1, textStyle = 'body', width = 'full' }: SkeletonTextProps) {
  return (
    <span data-component="SkeletonText" className={styles.text} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={barClass({ textStyle, width: line === lines - 1 ? width : 'full' })} />
      ))}
    </span>
  )
}
