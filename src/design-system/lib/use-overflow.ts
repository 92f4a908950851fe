import { useEffect, useState, type RefCallback } from 'react'

/**
 * Returns whether an element's content is higher than the element, now and after every change of its size or its content. Attach the ref
 * to the scroller.
 */
export function useOverflow(): [ref: RefCallback<HTMLElement>, overflowing: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [overflowing, setOverflowing] = useState(false)

  useEffect(() => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => setOverflowing(element.scrollHeight > element.clientHeight + 1)
    const sizes = new ResizeObserver(measure)
    const observe = () => {
      sizes.disconnect()
      sizes.observe(element)
      for (const child of element.children) sizes.observe(child)
    }
    observe()
    // Content that takes the place of other content, as after a skeleton, has a size of its own to observe.
    const children = new MutationObserver(() => {
      observe()
      measure()
    })
    children.observe(element, { childList: true })
    return () => {
      sizes.disconnect()
      children.disconnect()
    }
  }, [element])

  return [setElement, overflowing]
}
