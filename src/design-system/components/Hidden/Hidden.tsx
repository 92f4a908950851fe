import type { ReactNode } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import type { Breakpoint } from '../../styles/media.ts'
import * as styles from './Hidden.css.ts'

export type HiddenProps = PassThrough & { children: ReactNode } & ({ below: Breakpoint; from?: never } | { below?: never; from: Breakpoint })

/** Takes its content away, for everyone, below a viewport or from it upwards. */
export function Hidden({ children, below, from, ...rest }: HiddenProps) {
  const range = below === undefined ? styles.from[from] : styles.below[below]
  return (
    <span {...rest} data-component="Hidden" className={`${styles.root} ${range}`}>
      {children}
    </span>
  )
}
