import { type ComponentType, useEffect, useState } from 'react'
import { watchWaitingToasts } from './toast.ts'

/**
 * The place of the toasts. Rendered once, beside the app. What draws them is loaded when the browser is idle, so it costs the first
 * screen nothing and is there when the network is not; a toast that comes earlier loads it at once.
 */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType>()

  useEffect(() => {
    let over = false
    const load = async () => {
      try {
        const { ToastStack } = await import('./ToastStack.tsx')
        if (!over) setStack(() => ToastStack)
      } catch {
        // The words keep waiting, and the next toast tries again.
      }
    }
    const stopWatching = watchWaitingToasts(() => void load())
    const cancelIdle = whenIdle(() => void load())
    return () => {
      over = true
      stopWatching()
      cancelIdle()
    }
  }, [])

  return Stack === undefined ? null : <Stack />
}

/** Safari has no idle callback; two seconds after the start it is idle enough. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, 2000)
  return () => clearTimeout(timer)
}
