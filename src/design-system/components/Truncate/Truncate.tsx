import type { ReactNode } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Truncate.css.ts'

export const truncateLines = [1, 2, 3] as const

export interface TruncateProps extends PassThrough {
  children: ReactNode
  /** How many lines may show; the rest becomes an ellipsis. */
  lines?: (typeof truncateLines)[number]
  /** Smaller text after one line, shown only where all of both fits: the category of an event. Screen readers always read it. */
  note?: ReactNode
}

/** Truncates text that would break a layout. Screen readers read the full text; on screen it must be one step away. */
export function Truncate({ children, lines = 1, note, ...rest }: TruncateProps) {
  if (note !== undefined && note !== null) {
    return (
      <span {...rest} data-component="Truncate" className={styles.withNote}>
        <span className={styles.text}>{children}</span> <span className={styles.note}>{note}</span>
      </span>
    )
  }
  return (
    <span {...rest} data-component="Truncate" className={`${styles.root} ${styles.lines[lines]}`}>
      {children}
    </span>
  )
}
