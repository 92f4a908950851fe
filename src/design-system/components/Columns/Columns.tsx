import type { Ref } from 'react'
import type { LayoutProps, Space } from '../../lib/layout-props.ts'
import { listRole } from '../../lib/pass-through.ts'
import { gap } from '../../styles/gap.css.ts'
import { responsiveClass } from '../../styles/responsive.ts'
import { type ColumnAlignment, columnsClass, type ColumnTemplate } from './Columns.variants.ts'

export interface ColumnsProps extends LayoutProps {
  /** How the row is shared: evenly, or by the named pair. */
  template?: ColumnTemplate
  /** Between the columns: 4 px times this. */
  space?: Space
  /** Vertically. */
  align?: ColumnAlignment
  /** Below this viewport the columns stand below each other. */
  collapseBelow?: 'tablet' | 'desktop' | undefined
}

/** Children beside each other in fixed shares of the row: two fields of a form, a main column and its aside. */
export function Columns({
  children,
  as: Element = 'div',
  template,
  space = 4,
  align,
  collapseBelow,
  ref,
  ...rest
}: ColumnsProps) {
  return (
    <Element
      {...listRole(Element)}
      {...rest}
      ref={ref as Ref<never>}
      data-component="Columns"
      className={columnsClass({ template, align, collapseBelow, className: responsiveClass(gap, space) })}
    >
      {children}
    </Element>
  )
}
