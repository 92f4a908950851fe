import { useCallback, useState, type RefCallback } from 'react'
import { observeSizes } from './observe-sizes.ts'

/**
 * Returns whether an element's content is higher than the element, now and after every change of its size or its content. Attach the ref
 * to the scroller.
 */
export function useOverflow(): [ref: RefCallback<HTMLElement>, overflowing: boolean] {
  const [overflowing, setOverflowing] = useState(false)
  const attach = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined
    return observeSizes(element, () => setOverflowing(element.scrollHeight > element.clientHeight + 1))
  }, [])
  return [attach, overflowing]
}
