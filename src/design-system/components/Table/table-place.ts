import { createContext, use } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'

/** Where in a table the children stand. */
export const TablePlace = createContext<'outside' | 'table' | 'head' | 'body' | 'row'>('outside')

/** Reports a part that stands where it cannot; browsers move such parts about without a word. */
export function useTablePlace(component: string, places: readonly string[], fix: string): void {
  const place = use(TablePlace)
  invariantDev(
    places.includes(place),
    `${component}: it stands ${place === 'outside' ? 'outside a table' : `in a ${place}`}. ${fix}`,
  )
}
