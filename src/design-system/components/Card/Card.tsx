import { cva } from 'class-variance-authority'
import { type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import * as styles from './Card.css.ts'

/** 0, 16, 24 and 32 px, on a phone at most 20. `none` for a table or list that reaches the edges. */
export const cardPaddings = ['none', 'sm', 'md', 'lg'] as const
export type CardPadding = (typeof cardPaddings)[number]

/** `section` and `article` need a name: `aria-labelledby` with the id of the heading inside. */
export const cardElements = ['div', 'section', 'article', 'li'] as const
export type CardElement = (typeof cardElements)[number]

const cardClass = cva<{ padding: Record<CardPadding, string>; selected: Record<'true' | 'false', string> }>(
  styles.card,
  {
    variants: { padding: styles.paddings, selected: { true: styles.selected, false: '' } },
  },
)

export type CardProps = PassThrough & {
  children: ReactNode
  /** The space between its edge and its content. */
  padding?: CardPadding
  /** The element, where the meaning needs another. */
  as?: CardElement
  /** The one of several cards that applies to the reader, such as the present plan. A text inside says so, too. */
  selected?: boolean
}

/** A raised surface around related content. A card does not contain cards. */
export function Card({ children, padding = 'md', as: Element = 'div', selected = false, ...rest }: CardProps) {
  return (
    <Element {...rest} data-component="Card" className={cardClass({ padding, selected })}>
      {children}
    </Element>
  )
}
