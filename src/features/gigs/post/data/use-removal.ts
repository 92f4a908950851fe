import { useEffect, useState } from 'react'
import { fieldId } from '../model/steps.ts'

type List = 'sessions' | 'deliverables'

/** The id of the button that removes an entry of a list. */
export const removeId = (list: List, index: number) => fieldId(`${list}.${index}.remove`)
/** The id of the button that adds an entry to a list. */
export const addId = (list: List) => fieldId(`${list}.add`)

/** Removes an entry of a list. The focus moves to the button that removes the next entry, or else to the one that adds an entry. */
export function useRemoval(list: List, remove: (index: number) => void) {
  const [removed, setRemoved] = useState<{ index: number }>()
  useEffect(() => {
    if (removed === undefined) return
    const next = document.getElementById(removeId(list, removed.index)) ?? document.getElementById(addId(list))
    next?.focus()
  }, [list, removed])
  return (index: number) => {
    remove(index)
    setRemoved({ index })
  }
}
