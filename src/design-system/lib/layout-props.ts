import type { ReactNode, Ref } from 'react'
import type { Responsive } from '../styles/responsive.ts'
import type { SpaceToken } from '../tokens/scales.ts'
import type { PassThrough } from './pass-through.ts'

/** The elements a layout component may be. A list (`ul`, `ol`) takes `li` children, a `dl` its own. */
export const layoutElements = [
  'div',
  'section',
  'article',
  'header',
  'footer',
  'nav',
  'aside',
  'main',
  'ul',
  'ol',
  'li',
  'dl',
  'span',
  'fieldset',
] as const
export type LayoutElement = (typeof layoutElements)[number]

/** What all layout components share. */
export interface LayoutProps extends PassThrough {
  children: ReactNode
  /** The element, where the semantics need another than `div`. */
  as?: LayoutElement
  id?: string | undefined
  ref?: Ref<HTMLElement>
}

/** Space between the children: a token in units of 4 px, or one per viewport. */
export type Space = Responsive<SpaceToken>
