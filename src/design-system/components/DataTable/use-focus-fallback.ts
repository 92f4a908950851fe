import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * For a button that is removed by its own press. Call the returned function in the press handler: if focus is lost after the update, it
 * goes to `root` instead of to the top of the page.
 */
export function useFocusFallback(root: RefObject<HTMLElement | null>, effect: unknown): () => void {
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
