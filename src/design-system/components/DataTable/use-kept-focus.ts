import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a press that takes away the very button that was pressed. Call the answer when it is pressed: if focus is lost once the press has
 * had its effect, it goes to `root` instead of to the top of the page.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, effect: unknown): () => void {
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    if (!isLeaving.current) return
    const active = document.activeElement
    if (active === null || active === document.body) {
      isLeaving.current = false
      root.current?.focus({ preventScroll: true })
    } else if (!root.current?.contains(active)) isLeaving.current = false
  })
  useLayoutEffect(() => {
    if (effect === 'ready') isLeaving.current = false
  }, [effect])
  return () => {
    isLeaving.current = true
  }
}
