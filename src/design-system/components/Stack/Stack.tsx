import type { Ref } from 'react'
import type { LayoutProps, Space } from '../../lib/layout-props.ts'
import { listRole } from '../../lib/pass-through.ts'
import { gap } from '../../styles/gap.css.ts'
import { responsiveClass } from '../../styles/responsive.ts'
import { type StackAlignment, stackClass } from './Stack.variants.ts'

export interface StackProps extends LayoutProps {
  /** Between the children: 4 px times this. */
  space?: Space
  /** Across: where children stand that are narrower than the stack. */
  align?: StackAlignment
}

/** Children below each other with even space between them. The space belongs to the parent: children have no margins. */
export function Stack({ children, as: Element = 'div', space = 4, align, ref, ...rest }: StackProps) {
  return (
    <Element
      {...listRole(Element)}
      {...rest}
      ref={ref as Ref<never>}
      data-component="Stack"
      className={stackClass({ align, className: responsiveClass(gap, space) })}
    >
      {children}
    </Element>
  )
}
