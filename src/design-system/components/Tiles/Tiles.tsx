import type { Ref } from 'react'
import type { LayoutProps, Space } from '../../lib/layout-props.ts'
import { listRole } from '../../lib/pass-through.ts'
import { gap } from '../../styles/gap.css.ts'
import { type Responsive, responsiveClass } from '../../styles/responsive.ts'
import * as styles from './Tiles.css.ts'

export const tileCounts = [1, 2, 3, 4, 5, 6] as const

export interface TilesProps extends LayoutProps {
  /** The number of columns, per viewport: `{ mobile: 1, tablet: 2, desktop: 4 }`. */
  columns: Responsive<(typeof tileCounts)[number]>
  /** Between rows and columns: 4 px times this. */
  space?: Space
}

/** Children of equal width in rows: stat cards, pictures. */
export function Tiles({ children, as: Element = 'div', columns, space = 4, ref, ...rest }: TilesProps) {
  return (
    <Element
      {...listRole(Element)}
      {...rest}
      ref={ref as Ref<never>}
      data-component="Tiles"
      className={`${styles.root} ${responsiveClass(styles.columns, columns)} ${responsiveClass(gap, space)}`}
    >
      {children}
    </Element>
  )
}
