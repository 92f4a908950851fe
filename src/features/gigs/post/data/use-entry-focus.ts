import { useEffect, useState } from 'react'
import { focusField } from '@/design-system/components/ErrorSummary/index.ts'
import { fieldId } from '../model/steps.ts'

type List = 'sessions' | 'deliverables'

/** The id of the button that removes an entry of a list. */
export const removeId = (list: List, index: number) => fieldId(`${list}.${index}.remove`)
/** The id of the button that adds an entry to a list. */
export const addId = (list: List) => fieldId(`${list}.add`)

/** The first field of an entry of a list. */
const firstFields = { sessions: 'date', deliverables: 'text' } as const

/** Adds an entry at the end of a list. The focus moves to its first field, so that what is typed next is in it. */
export function useAddition(list: List, add: () => void) {
  const [added, setAdded] = useState<{ index: number }>()
  useEffect(() => {
    if (added === undefined) return
    const isShown = focusField(fieldId(`${list}.${added.index}.${firstFields[list]}`))
    // A complete session among many is a line without fields.
    if (!isShown) document.getElementById(removeId(list, added.index))?.focus()
  }, [list, added])
  return (index: number) => {
    add()
    setAdded({ index })
  }
}

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
