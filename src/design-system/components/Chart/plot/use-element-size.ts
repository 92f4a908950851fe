import { type RefCallback, useCallback, useLayoutEffect, useState } from 'react'

/** px. `letter` is about the width of one letter of the element's own text. */
export interface ElementSize {
  width: number
  height: number
  letter: number
}

/** Used where nothing can be measured, as in tests. */
const assumed: ElementSize = { width: 640, height: 240, letter: 7 }

/** The size of an element, measured before its first paint and after every change of it. */
export function useElementSize(): [ref: RefCallback<HTMLElement>, size: ElementSize] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [size, setSize] = useState(assumed)
  useLayoutEffect(() => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      const letter = Number.parseFloat(getComputedStyle(element).fontSize) * 0.58
      setSize((before) =>
        before.width === width && before.height === height && before.letter === letter
          ? before
          : { width, height, letter },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return [useCallback((target: HTMLElement | null) => setElement(target), []), size]
}
