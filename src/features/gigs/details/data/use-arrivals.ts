import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

interface Arrivals {
  known: ReadonlySet<string> | undefined
  fresh: ReadonlySet<string>
}

/** Returns the ids that were added since the list was first shown. @param ids every id in the list; undefined while it is read */
export function useArrivals(ids: readonly string[] | undefined): ReadonlySet<string> {
  const [{ known, fresh }, setArrivals] = useState<Arrivals>({ known: undefined, fresh: none })
  if (ids !== undefined && known === undefined) setArrivals({ known: new Set(ids), fresh: none })
  else if (ids !== undefined && known !== undefined) {
    const more = ids.filter((id) => !known.has(id))
    if (more.length > 0) setArrivals({ known: new Set([...known, ...more]), fresh: new Set([...fresh, ...more]) })
  }
  return fresh
}
