import { useEffect, useState, type RefCallback } from 'react'

/**
 * Returns whether an element's content is higher than the element, now and after every change of size. Attach the ref to the
 * scroller.
 */
export function useOverflow(): [ref: RefCallback<HTMLElement>, overflowing: boolean] {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const [overflowing, setOverflowing] = useState(false)

  useEffect(() => {
    if (element === null || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setOverflowing(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element])

  return [setElement, overflowing]
}
