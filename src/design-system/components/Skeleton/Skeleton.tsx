import { type ReactNode } from 'react'
import * as styles from './Skeleton.css.ts'

export const skeletonElements = ['div', 'span'] as const
export type SkeletonElement = (typeof skeletonElements)[number]

export interface SkeletonProps {
  /** While true the child keeps its place and is covered. */
  loading?: boolean
  /** `span` inside a line of text, where a block element is invalid. */
  as?: SkeletonElement
  /** The real component, filled with placeholder text of a likely length. */
  children: ReactNode
}

/**
 * Covers the real content while its data loads, so that nothing moves when it arrives. The content of the skeleton is hidden from
 * assistive technology and inert; announce the loading once, on the region around it (`aria-busy`, a visually hidden status).
 */
export function Skeleton({ loading = true, as: Element = 'div', children }: SkeletonProps) {
  if (!loading) return children
  return (
    <Element data-component="Skeleton" className={styles.cover} aria-hidden inert>
      <Element className={styles.covered}>{children}</Element>
    </Element>
  )
}
