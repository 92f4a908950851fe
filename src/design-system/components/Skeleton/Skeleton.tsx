import { type ReactNode } from 'react'
import * as styles from './Skeleton.css.ts'

export const skeletonElements = ['div', 'span'] as const
export type SkeletonElement = (typeof skeletonElements)[number]

export interface SkeletonProps {
  /** While true the child keeps its place and is covered; then it stands as it is. */
  loading?: boolean
  /** `span` inside a line of text, where no block may stand. */
  as?: SkeletonElement
  /** The real thing, filled with stand-in words of a likely length. */
  children: ReactNode
}

/**
 * Covers the real content while its data is on the way, so nothing moves when it arrives. Inside the skeleton nothing can be read or
 * reached; say what is loading once, on the region around it (`aria-busy`, a visually hidden status).
 */
export function Skeleton({ loading = true, as: Element = 'div', children }: SkeletonProps) {
  if (!loading) return children
  return (
    <Element data-component="Skeleton" className={styles.cover} aria-hidden inert>
      <Element className={styles.covered}>{children}</Element>
    </Element>
  )
}
