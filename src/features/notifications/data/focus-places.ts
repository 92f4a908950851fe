import { useState, type RefCallback, type RefObject } from 'react'

/** Named targets of the focus, whether or not they are on screen yet. */
export interface FocusPlaces {
  /** The ref of the element of this target; the same ref for the same name. */
  at: (name: string) => RefCallback<HTMLElement>
  /** Moves the focus to a target: now, or as soon as it appears. A later call wins. */
  focusOn: (name: string) => void
  /** The target as a ref object, for props that need one. */
  refOf: (name: string) => RefObject<HTMLElement | null>
}

/** The focus targets of a component, stable for its lifetime. */
export function useFocusPlaces(): FocusPlaces {
  const [places] = useState(createFocusPlaces)
  return places
}

/** Creates the targets. When a focused target is replaced, the focus moves to the element that replaces it. */
export function createFocusPlaces(): FocusPlaces {
  const elements = new Map<string, HTMLElement>()
  const refs = new Map<string, RefCallback<HTMLElement>>()
  let wanted: string | undefined

  const refFor =
    (name: string): RefCallback<HTMLElement> =>
    (element) => {
      if (!element) return undefined
      elements.set(name, element)
      if (wanted === name) {
        wanted = undefined
        element.focus()
      }
      return () => {
        if (elements.get(name) === element) elements.delete(name)
        if (document.activeElement === element) handOn(name)
      }
    }

  /** Only to an element of the same commit: later, the user may have moved the focus. */
  function handOn(name: string) {
    if (wanted !== undefined) return
    wanted = name
    queueMicrotask(() => {
      if (wanted === name) wanted = undefined
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
      wanted = element ? undefined : name
      element?.focus()
    },
    refOf: (name) => ({
      get current() {
        return elements.get(name) ?? null
      },
    }),
  }
}
