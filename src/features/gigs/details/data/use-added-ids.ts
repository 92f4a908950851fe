import { useState } from 'react'

const none: ReadonlySet<string> = new Set()

interface AddedIds {
  seenIds: ReadonlySet<string> | undefined
  addedIds: ReadonlySet<string>
}

/** Returns the ids that were added since the list was first shown. @param ids every id in the list; undefined while it is read */
export function useAddedIds(ids: readonly string[] | undefined): ReadonlySet<string> {
  const [{ seenIds, addedIds }, setState] = useState<AddedIds>({ seenIds: undefined, addedIds: none })
  if (ids !== undefined && seenIds === undefined) setState({ seenIds: new Set(ids), addedIds: none })
  else if (ids !== undefined && seenIds !== undefined) {
    const newIds = ids.filter((id) => !seenIds.has(id))
    if (newIds.length > 0) {
      setState({ seenIds: new Set([...seenIds, ...newIds]), addedIds: new Set([...addedIds, ...newIds]) })
    }
  }
  return addedIds
}
