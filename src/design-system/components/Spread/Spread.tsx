import { cva } from 'class-variance-authority'
import type { Ref } from 'react'
import type { LayoutProps, Space } from '../../lib/layout-props.ts'
import { listRole } from '../../lib/pass-through.ts'
import { align as alignClass } from '../../styles/alignment.css.ts'
import { gap } from '../../styles/gap.css.ts'
import { responsiveClass } from '../../styles/responsive.ts'
import { root, wrap as wrapClass } from './Spread.css.ts'

export const spreadAlignments = ['start', 'center', 'end', 'baseline'] as const

export interface SpreadProps extends LayoutProps {
  /** The least space between the children: 4 px times this. */
  space?: Space
  /** Vertically. */
  align?: (typeof spreadAlignments)[number]
  /** Whether the second child may wrap to the next line. */
  wrap?: boolean
}

const spreadClass = cva<{ align: typeof alignClass; wrap: Record<'true' | 'false', string> }>(root, {
  variants: { align: alignClass, wrap: wrapClass },
  defaultVariants: { align: 'center', wrap: false },
})

/** Two children at the two ends of the row: a title and its action, a label and its value. */
export function Spread({ children, as: Element = 'div', space = 4, align, wrap, ref, ...rest }: SpreadProps) {
  return (
    <Element
      {...listRole(Element)}
      {...rest}
      ref={ref as Ref<never>}
      data-component="Spread"
      className={spreadClass({ align, wrap, className: responsiveClass(gap, space) })}
    >
      {children}
    </Element>
  )
}
