import { createContext, use } from 'react'
import { invariantDev } from '../../lib/invariant-dev.ts'

/** The part of a table that the children are in. */
export const TablePlace = createContext<'outside' | 'table' | 'head' | 'body' | 'row'>('outside')

/** Reports a part in an invalid place, because browsers move such parts without a warning. */
export function useTablePlace(component: string, places: readonly string[], fix: string): void {
  const place = use(TablePlace)
  invariantDev(
    places.includes(place),
    `${component}: it stands ${place === 'outside' ? 'outside a table' : `in a ${place}`}. ${fix}`,
  )
}
