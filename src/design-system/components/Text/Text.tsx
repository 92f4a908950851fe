import type { ReactNode, Ref } from 'react'
import type { PassThrough } from '../../lib/pass-through.ts'
import { type TextAlignment, textClass, type TextSize, type TextTone, type TextWeight } from './Text.variants.ts'

export const textElements = [
  'p',
  'span',
  'div',
  'strong',
  'em',
  'small',
  'li',
  'dt',
  'dd',
  'time',
  'figcaption',
  'legend',
] as const

export interface TextProps extends PassThrough {
  children: ReactNode
  /** The element, where the meaning needs another. */
  as?: (typeof textElements)[number]
  /** A whole text style: size, line height, weight and tracking together. */
  size?: TextSize
  /** Meaning. `inherit` takes the colour of a coloured surface, such as an alert or the side panel. */
  tone?: TextTone
  /** The weight of the font; by default that of its size. */
  weight?: TextWeight | undefined
  /** Where its lines stand. */
  align?: TextAlignment | undefined
  /** Figures of one width: for money, counts, times and codes. */
  tabular?: boolean
  id?: string | undefined
  ref?: Ref<HTMLElement>
}

/** Text of the interface. Headings are `Heading`, form labels belong to their fields. */
export function Text({ children, as: Element = 'p', size, tone, weight, align, tabular, ref, ...rest }: TextProps) {
  return (
    <Element
      {...rest}
      ref={ref as Ref<never>}
      data-component="Text"
      className={textClass({ size, tone, weight, align, tabular })}
    >
      {children}
    </Element>
  )
}
