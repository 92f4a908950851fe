import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls what came of an action into the middle of the window: its button may be docked far from where that is told. The focus stays on the button of
 * the next try; the words are announced by their own role. What a page opens with is not scrolled to.
 * @param told what is told now, each thing by a name of its own
 * @returns the ref of the element that holds it
 */
export function useScrollIntoView(told: readonly string[]): RefObject<HTMLElement | null> {
  const holder = useRef<HTMLElement>(null)
  const before = useRef(told)
  useEffect(() => {
    if (told.some((one) => !before.current.includes(one))) holder.current?.scrollIntoView({ block: 'center' })
    before.current = told
  }, [told])
  return holder
}
