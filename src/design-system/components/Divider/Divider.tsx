import type { PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Divider.css.ts'

export const dividerOrientations = ['horizontal', 'vertical'] as const
export type DividerOrientation = (typeof dividerOrientations)[number]

export interface DividerProps extends PassThrough {
  /** Whether it parts what is below or what is beside each other. */
  orientation?: DividerOrientation
  /** True where the line only decorates, and a screen reader should not stop at it. */
  decorative?: boolean
}

/** A hairline between two groups. Space alone often separates better. */
export function Divider({ orientation = 'horizontal', decorative = false, ...rest }: DividerProps) {
  return (
    <hr
      {...rest}
      data-component="Divider"
      aria-hidden={decorative || undefined}
      aria-orientation={orientation === 'vertical' ? 'vertical' : undefined}
      className={`${styles.root} ${styles.orientation[orientation]}`}
    />
  )
}
