import type { ReactNode, Ref } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { displayHeadingClass, type DisplayLook, type DisplayTone } from './DisplayHeading.variants.ts'

export interface DisplayHeadingProps extends PassThrough {
  children: ReactNode
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3
  /** `headline` on the side panel, `page` for a page's title, `section` in an empty state. */
  look?: DisplayLook
  /** `inherit` on a coloured surface. */
  tone?: DisplayTone
  /** Where its lines stand. */
  align?: 'start' | 'center' | undefined
  id?: string | undefined
  /** `-1` for the heading that takes focus after a navigation. */
  tabIndex?: -1 | undefined
  ref?: Ref<HTMLHeadingElement>
}

/** A heading in the display face: page titles, empty states and the side panel, and nowhere else. */
export function DisplayHeading({ children, level, look, tone, align, ...rest }: DisplayHeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element {...rest} data-component="DisplayHeading" className={displayHeadingClass({ look, tone, align })}>
      {children}
    </Element>
  )
}
