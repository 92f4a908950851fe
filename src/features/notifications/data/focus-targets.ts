import { useState, type RefCallback, type RefObject } from 'react'

/** Named targets of the focus, whether or not they are on screen yet. */
export interface FocusTargets {
  /** The ref of the element of this target; the same ref for the same name. */
  at: (name: string) => RefCallback<HTMLElement>
  /** Moves the focus to a target: now, or as soon as it appears. A later call wins. */
  focusOn: (name: string) => void
  /** The target as a ref object, for props that need one. */
  refOf: (name: string) => RefObject<HTMLElement | null>
}

/** The focus targets of a component, stable for its lifetime. */
export function useFocusTargets(): FocusTargets {
  const [places] = useState(createFocusTargets)
  return places
}

/** Creates the targets. When a focused target is replaced, the focus moves to the element that replaces it. */
export function createFocusTargets(): FocusTargets {
  const elements = new Map<string, HTMLElement>()
  const refs = new Map<string, RefCallback<HTMLElement>>()
  let requested: string | undefined

  const refFor =
    (name: string): RefCallback<HTMLElement> =>
    (element) => {
      if (!element) return undefined
      elements.set(name, element)
      if (requested === name) {
        requested = undefined
        element.focus()
      }
      return () => {
        if (elements.get(name) === element) elements.delete(name)
        if (document.activeElement === element) handOn(name)
      }
    }

  /** Only to an element of the same commit: later, the user may have moved the focus. */
  function handOn(name: string) {
    if (requested !== undefined) return
    requested = name
    queueMicrotask(() => {
      if (requested === name) requested = undefined
    })
  }

  return {
    at: (name) => {
      const ref = refs.get(name) ?? refFor(name)
      refs.set(name, ref)
      return ref
    },
    focusOn: (name) => {
      const element = elements.get(name)
      requested = element ? undefined : name
      element?.focus()
    },
    refOf: (name) => ({
      get current() {
        return elements.get(name) ?? null
      },
    }),
  }
}
