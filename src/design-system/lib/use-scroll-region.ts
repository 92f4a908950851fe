import { useCallback, useState, type RefCallback } from 'react'
import { observeSizes } from './observe-sizes.ts'

/** Sub-pixel sizes make a scroller seem to have a fraction of a pixel left. */
const slack = 1

/**
 * For an element that scrolls only when its content overflows. Returns whether it overflows, so that it can be focusable then, and marks
 * the sides with hidden content on the element (`data-more-start`, `data-more-end`) for a shadow, without a render.
 */
export function useScrollRegion(): [ref: RefCallback<HTMLElement>, overflowing: boolean] {
  const [overflowing, setOverflowing] = useState(false)

  const attach = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    const mark = () => {
      const start = Math.abs(element.scrollLeft)
      element.toggleAttribute('data-more-start', start > slack)
      element.toggleAttribute('data-more-end', element.scrollWidth - element.clientWidth - start > slack)
    }
    const measure = () => {
      setOverflowing(
        element.scrollWidth > element.clientWidth + slack || element.scrollHeight > element.clientHeight + slack,
      )
      mark()
    }
    const endObservation = observeSizes(element, measure)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      endObservation()
      element.removeEventListener('scroll', mark)
    }
  }, [])

  return [attach, overflowing]
}
