import { type ReactNode } from 'react'
import * as styles from './Skeleton.css.ts'

export interface SkeletonProps {
  /** While true the child keeps its place and is covered; then it stands as it is. */
  loading?: boolean
  /** The real thing, filled with stand-in words of a likely length. */
  children: ReactNode
}

/**
 * Covers the real content while its data is on the way, so nothing moves when it arrives. Inside the skeleton nothing can be read or
 * reached; say what is loading once, on the region around it (`aria-busy`, a visually hidden status).
 */
export function Skeleton({ loading = true, children }: SkeletonProps) {
  if (!loading) return children
  return (
    <div data-component="Skeleton" className={styles.cover} aria-hidden inert>
      <div>{children}</div>
    </div>
  )
}
