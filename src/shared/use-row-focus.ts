import { type RefObject, useRef } from 'react'
import { useFocusPlace } from './use-focus-place.ts'

/**
 * For presses that remove their own button, such as those of a selection. Call the returned function in the press handler with the ids of the rows it is about:
 * when the focus is lost by what follows, the link of the first of them gets it, else that of the first row, else the first control of the list.
 * @param root the element around the list; its rows and cards have `data-row`
 */
export function useRowFocus(root: RefObject<HTMLElement | null>): (ids: readonly string[]) => void {
  const place = useRef<HTMLElement>(null)
  const keepFocus = useFocusPlace(place)
  return (ids) => {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const row = rows.find(({ dataset }) => ids.includes(dataset['row'] ?? '')) ?? rows[0]
    place.current = row?.querySelector('a') ?? root.current
    keepFocus()
  }
}
