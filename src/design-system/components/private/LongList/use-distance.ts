import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'

/** How far the body is from the start of what scrolls, in px, now and when something above it changes its height. */
export function useDistance(body: RefObject<HTMLElement | null>, measure: (rect: DOMRect) => number): number {
  const [distance, setDistance] = useState(0)
  const update = () => {
    if (body.current !== null) setDistance(Math.round(measure(body.current.getBoundingClientRect())))
  }
  useLayoutEffect(update)
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined
    let frame = 0
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    })
    observer.observe(document.body)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- it reads the layout; nothing it closes over changes
  }, [])
  return distance
}
