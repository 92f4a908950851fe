import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isFocusLost } from '@/design-system/lib/focus-lost.ts'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]'

/** How often, and how many times, a lost focus is looked for that no render follows. */
const lookMs = 100
const mostLooks = 20

/** Focuses the first control in an element, else the element itself; what is out of sight is scrolled to. @returns whether it has the focus now */
export function focusInto(element: HTMLElement | null | undefined): boolean {
  if (!element) return false
  const target = element.querySelector<HTMLElement>(focusable) ?? element
  target.focus({ preventScroll: true })
  const { top, bottom } = target.getBoundingClientRect()
  if (bottom < 0 || top > globalThis.innerHeight) target.scrollIntoView({ block: 'center', behavior: 'instant' })
  return document.activeElement === target
}

/**
 * For controls that are removed by their own press. Call the returned function in the press handler: when the focus is lost by what follows,
 * the first control in `place` (or in what it returns then) gets it, also again, as when a dialog returns the focus to a button that is removed a moment later. What the person does
 * next ends the waiting.
 */
export function useFocusPlace(place: RefObject<HTMLElement | null> | (() => HTMLElement | null)): () => void {
  const focus = () => focusInto(typeof place === 'function' ? place() : place.current)
  const stop = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    if (stop.current !== undefined && isFocusLost()) focus()
  })
  useLayoutEffect(() => () => stop.current?.(), [])
  return () => {
    stop.current?.()
    // A closing dialog returns the focus after its animation, without a render: to nothing, where the button is gone by then.
    let looksLeft = mostLooks
    const looking = setInterval(() => {
      if (isFocusLost()) focus()
      looksLeft -= 1
      if (looksLeft === 0) clearInterval(looking)
    }, lookMs)
    const end = () => {
      stop.current = undefined
      clearInterval(looking)
      globalThis.removeEventListener('pointerdown', end, true)
      globalThis.removeEventListener('keydown', end, true)
    }
    stop.current = end
    globalThis.addEventListener('pointerdown', end, true)
    globalThis.addEventListener('keydown', end, true)
  }
}
