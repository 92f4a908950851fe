import { cva } from 'class-variance-authority'
import type { Ref } from 'react'
import type { LayoutProps } from '../../lib/layout-props.ts'
import { listRole } from '../../lib/pass-through.ts'
import { root, width as widthClass } from './Container.css.ts'

export const containerWidths = ['content', 'reading', 'form'] as const
export type ContainerWidth = (typeof containerWidths)[number]

export interface ContainerProps extends LayoutProps {
  /** 75, 42 or 28 rem of content. */
  width?: ContainerWidth
}

const containerClass = cva<{ width: Record<ContainerWidth, string> }>(root, {
  variants: { width: widthClass },
  defaultVariants: { width: 'content' },
})

/** The page's column: centred, never wider than a readable line, with the page's side margin. */
export function Container({ children, as: Element = 'div', width, ref, ...rest }: ContainerProps) {
  return (
    <Element
      {...listRole(Element)}
      {...rest}
      ref={ref as Ref<never>}
      data-component="Container"
      className={containerClass({ width })}
    >
      {children}
    </Element>
  )
}
