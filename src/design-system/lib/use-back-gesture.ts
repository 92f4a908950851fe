import { useEffect, useEffectEvent } from 'react'
import { coarsePointer } from '../styles/media.ts'

/** The part of the platform's [CloseWatcher](https://developer.mozilla.org/en-US/docs/Web/API/CloseWatcher) that is used; TypeScript does not know it yet. */
interface CloseWatcherLike extends EventTarget {
  destroy: () => void
}

type WithCloseWatcher = typeof globalThis & { readonly CloseWatcher?: new () => CloseWatcherLike }

/**
 * Passes a phone's back gesture to the overlay that is open, where the browser offers that (Chromium on Android): elsewhere it leaves the page.
 * Only under a finger: where there is a keyboard the same interface reports Escape, which the overlays handle themselves.
 * @param active whether the overlay is open; the last one that was opened gets the gesture
 */
export function useBackGesture(active: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const { CloseWatcher } = globalThis as WithCloseWatcher
    if (!active || CloseWatcher === undefined || !globalThis.matchMedia(coarsePointer).matches) return undefined
    let watcher: CloseWatcherLike
    const watch = () => {
      watcher = new CloseWatcher()
      watcher.addEventListener('close', () => {
        // A watcher reports once, and an overlay that is busy, or asks first, stays open.
        watch()
        back()
      })
    }
    watch()
    return () => watcher.destroy()
  }, [active])
}
