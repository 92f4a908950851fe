import { type AriaAttributes } from 'react'

/**
 * The attributes that are passed to a component's root besides its own props: `aria-*` and `data-*`. There is no `className`,
 * `style` or margin.
 */
export type PassThrough = AriaAttributes & Readonly<Record<`data-${string}`, string | number | boolean | undefined>>

/** Joins element ids for `aria-describedby` and its like; undefined when there is none. */
export function joinIds(...ids: readonly (string | false | undefined)[]): string | undefined {
  const present = ids.filter(Boolean)
  return present.length === 0 ? undefined : present.join(' ')
}

/** The role of a list, which Safari drops where list-style is none. Spread it before the props of the caller. */
export const listRole = (element: string): { role: 'list' } | undefined =>
  element === 'ul' || element === 'ol' ? { role: 'list' } : undefined
