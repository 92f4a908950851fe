import { type Ref, type RefCallback } from 'react'

/** Merges several refs, of either kind, into one; undefined refs are skipped. */
export function mergeRefs<Element>(...refs: readonly (Ref<Element> | undefined)[]): RefCallback<Element> {
  return (element) => {
    const releases = refs.map((ref) => attach(ref, element))
    return () => {
      for (const release of releases) release()
    }
  }
}

function attach<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const release = ref(element)
    return typeof release === 'function' ? release : () => void ref(null)
  }
  if (ref === null || ref === undefined) return () => undefined
  ref.current = element
  return () => {
    ref.current = null
  }
}
