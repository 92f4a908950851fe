import { type Ref, type RefCallback, type RefObject, useCallback, useRef } from 'react'
import { mergeRefs } from './merge-refs.ts'

/** A ref for a component's own use that also fills the one it was given. Put `attach`, the same from render to render, on the element. */
export function useMergedRef<Element>(
  ref: Ref<Element> | undefined,
): [own: RefObject<Element | null>, attach: RefCallback<Element>] {
  const own = useRef<Element>(null)
  const attach = useCallback((element: Element | null) => mergeRefs(own, ref)(element), [ref])
  return [own, attach]
}
