import type { ReactNode } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { root } from './VisuallyHidden.css.ts'

export const visuallyHiddenElements = ['span', 'div', 'p', 'h1', 'h2', 'h3', 'caption', 'legend', 'label'] as const

export interface VisuallyHiddenProps extends PassThrough {
  children: ReactNode
  /** The element, where the meaning needs another. */
  as?: (typeof visuallyHiddenElements)[number]
  id?: string | undefined
  /** `status` where the text appears later and is announced politely. */
  role?: 'status' | undefined
}

/** For screen readers only. Nothing that takes focus belongs in it. */
export function VisuallyHidden({ children, as: Element = 'span', ...rest }: VisuallyHiddenProps) {
  return (
    <Element {...rest} data-component="VisuallyHidden" className={root}>
      {children}
    </Element>
  )
}
