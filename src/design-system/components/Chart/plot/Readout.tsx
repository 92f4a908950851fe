import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode } from 'react'
import * as styles from './Plot.css.ts'

interface ReadoutProps {
  title: string
  /** The category that is read out, and the number of categories. */
  index: number
  count: number
  children: ReactNode
}

/** The values of one category, on the side of it that has more space, so that it never covers the category. */
export function Readout({ title, index, count, children }: ReadoutProps) {
  const isAfter = (index + 0.5) / count <= 0.5
  const away = isAfter ? (index + 1) / count : 1 - index / count
  return (
    <div
      className={styles.readout}
      style={assignInlineVars({ [styles.away]: `${away * 100}%` })}
      data-part="Readout"
      data-side={isAfter ? 'after' : 'before'}
      aria-hidden
    >
      <span className={styles.readoutTitle}>{title}</span>
      {children}
    </div>
  )
}
