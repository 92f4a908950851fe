import { useSyncExternalStore } from 'react'

/**
 * Whether a media query matches, now and later. Only where the *behaviour* differs by width or pointer (the sidebar is a modal drawer on a phone):
 * looks belong in CSS. False where the platform has no `matchMedia`, and in the first render of HTML that the build has made.
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = globalThis.matchMedia?.(query)
      list?.addEventListener('change', notify)
      return () => list?.removeEventListener('change', notify)
    },
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  )
}
