import type { ReactNode } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import type { Breakpoint } from '../../styles/media.ts'
import * as styles from './Hidden.css.ts'

export const hiddenElements = ['div', 'span'] as const
export type HiddenElement = (typeof hiddenElements)[number]

export type HiddenProps = PassThrough & {
  children: ReactNode
  /** `span` inside a line of text or a button, where no block may stand. */
  as?: HiddenElement
} & ({ below: Breakpoint; from?: never } | { below?: never; from: Breakpoint })

/** Takes its content away, for everyone, below a viewport or from it upwards. */
export function Hidden({ children, as: Element = 'div', below, from, ...rest }: HiddenProps) {
  const range = below === undefined ? styles.from[from] : styles.below[below]
  return (
    <Element {...rest} data-component="Hidden" className={`${styles.root} ${range}`}>
      {children}
    </Element>
  )
}
