import type { ReactNode } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import type { SpaceToken } from '../../tokens/scales.ts'
import * as styles from './Bleed.css.ts'

export interface BleedProps extends PassThrough {
  children: ReactNode
  /** How far it reaches out at both sides; the padding of the parent. */
  horizontal?: SpaceToken
  /** How far it reaches out at top and bottom. */
  vertical?: SpaceToken
}

/** Reaches out of the parent's padding: a divider or a picture to the edge of a card, a ghost button whose label lines up with text. */
export function Bleed({ children, horizontal = 0, vertical = 0, ...rest }: BleedProps) {
  return (
    <div {...rest} data-component="Bleed" className={`${styles.horizontal[horizontal]} ${styles.vertical[vertical]}`}>
      {children}
    </div>
  )
}
