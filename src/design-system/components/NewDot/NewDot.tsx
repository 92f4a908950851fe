import type { ReactNode } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import * as styles from './NewDot.css.ts'

export interface NewDotProps extends PassThrough {
  /** What is new, in a word or two beside the dot: 'New', '3 new'. */
  children?: ReactNode
  /** Read out where there are no words beside the dot. Leave it out where the control around it says the same. */
  label?: string
}

/** The gold mark of what a person has not seen yet. It goes away by looking, not by work: what waits for work is a `CountBadge`. */
export function NewDot({ children, label, ...rest }: NewDotProps) {
  return (
    <span {...rest} data-component="NewDot" className={styles.root}>
      <span className={styles.dot} aria-hidden />
      {children === undefined ? null : (
        <span className={styles.text} title={typeof children === 'string' ? children : undefined}>
          {children}
        </span>
      )}
      {label === undefined ? null : <span className={styles.label}>{label}</span>}
    </span>
  )
}
