import { Children, type ReactNode } from 'react'
import { type PassThrough } from '../../lib/pass-through.ts'
import * as styles from './List.css.ts'

/**
 * `card` draws a raised surface around the items; `plain` where there is a surface already: the text aligns with the content above
 * and below.
 */
export const listSurfaces = ['card', 'plain'] as const
export type ListSurface = (typeof listSurfaces)[number]

/** From this many items on, those out of sight are not laid out until they come near. */
const longFrom = 50

export interface ListProps extends PassThrough {
  /** What is listed, in the plural; leave it out where a heading right above says so. */
  label?: string
  /** `ListItem`s. */
  children: ReactNode
  /** Whether it looks like a card, or like a part of its parent. */
  surface?: ListSurface
  /** Lines between the items. */
  divided?: boolean
  /** The order matters: first come, ranking, steps. */
  ordered?: boolean
}

/**
 * Items below each other, without columns to compare. All items are in the page, so that they can be searched and printed; of more than
 * fifty, the browser draws only those near the viewport.
 */
export function List({ label, children, surface = 'card', divided = true, ordered = false, ...rest }: ListProps) {
  const Element = ordered ? 'ol' : 'ul'
  return (
    <Element
      {...rest}
      // Safari takes the role from a list without bullets.
      role="list"
      aria-label={label ?? rest['aria-label']}
      data-component="List"
      data-surface={surface}
      data-divided={divided || undefined}
      data-long={Children.count(children) > longFrom || undefined}
      className={`${styles.list} ${styles.surfaces[surface]}`}
    >
      {children}
    </Element>
  )
}
