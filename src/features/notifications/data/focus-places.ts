import { useState, type RefCallback, type RefObject } from 'react'

/** Places that focus may be sent to by name, whether or not they are on screen yet. */
export interface FocusPlaces {
  /** The ref of the element that is this place; the same one for the same name. */
  at: (name: string) => RefCallback<HTMLElement>
  /** Sends focus to a place: now, or as soon as it appears. A later call wins. */
  focusOn: (name: string) => void
  /** The place as a ref, for what asks for one. */
  refOf: (name: string) => RefObject<HTMLElement | null>
}

/** The focus places of a component, the same ones as long as it lives. */
export function useFocusPlaces(): FocusPlaces {
  const [places] = useState(createFocusPlaces)
  return places
}

/** Creates the places. A place that is replaced while it has focus hands it on to the element that replaces it. */
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

  /** Only to an element of the same commit: later, the reader has gone on. */
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
