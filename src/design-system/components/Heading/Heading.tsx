import type { ReactNode, Ref } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { headingClass, type HeadingLevel, type HeadingLook, type HeadingTone, lookOfLevel } from './Heading.variants.ts'

export interface HeadingProps extends PassThrough {
  children: ReactNode
  /** Its place in the outline of the page. One level 1 on a page. */
  level: HeadingLevel
  /** How it looks, where that differs from its place in the outline. */
  look?: HeadingLook | undefined
  /** The colour of its text. */
  tone?: HeadingTone
  /** Where its lines stand. */
  align?: 'start' | 'center' | undefined
  id?: string | undefined
  /** `-1` for the heading that takes focus after a navigation. */
  tabIndex?: -1 | undefined
  ref?: Ref<HTMLHeadingElement>
}

/** Names what follows. Level is structure, look is size: choose the level by the outline, never by how large it should be. */
export function Heading({ children, level, look = lookOfLevel[level], tone, align, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element {...rest} data-component="Heading" className={headingClass({ look, tone, align })}>
      {children}
    </Element>
  )
}
