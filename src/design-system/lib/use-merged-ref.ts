import { type Ref, type RefCallback, type RefObject, useCallback, useRef } from 'react'
import { mergeRefs } from './merge-refs.ts'

/**
 * Returns a ref for the component's own use that also sets the passed ref. Put `attach`, which is stable across renders, on the
 * element.
 */
export function useMergedRef<Element>(
  ref: Ref<Element> | undefined,
): [localRef: RefObject<Element | null>, attach: RefCallback<Element>] {
  const localRef = useRef<Element>(null)
  const attach = useCallback((element: Element | null) => mergeRefs(localRef, ref)(element), [ref])
  return [localRef, attach]
}
