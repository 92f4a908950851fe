import type { Ref } from 'react'
import type { LayoutProps, Space } from '../../lib/layout-props.ts'
import { listRole } from '../../lib/pass-through.ts'
import { gap } from '../../styles/gap.css.ts'
import { responsiveClass } from '../../styles/responsive.ts'
import { type InlineAlignment, type InlineJustification, inlineClass } from './Inline.variants.ts'

export interface InlineProps extends LayoutProps {
  /** Between the children, and between the lines when they wrap: 4 px times this. */
  space?: Space
  /** Vertically. */
  align?: InlineAlignment
  /** Horizontally. */
  justify?: InlineJustification
  /** Whether children that do not fit go to the next line. */
  wrap?: boolean
  /** Below this viewport the children stand below each other at full width. */
  collapseBelow?: 'tablet' | 'desktop' | undefined
}

/** Children beside each other at their own width, wrapping when they do not fit. */
export function Inline({
  children,
  as: Element = 'div',
  space = 2,
  align,
  justify,
  wrap,
  collapseBelow,
  ref,
  ...rest
}: InlineProps) {
  return (
    <Element
      {...listRole(Element)}
      {...rest}
      ref={ref as Ref<never>}
      data-component="Inline"
      className={inlineClass({ align, justify, wrap, collapseBelow, className: responsiveClass(gap, space) })}
    >
      {children}
    </Element>
  )
}
