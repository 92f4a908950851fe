import { type ComponentType, useEffect, useState } from 'react'
import { runWhenIdle } from '@/lib/run-when-idle.ts'
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
    const cancelIdle = runWhenIdle(() => void load())
    return () => {
      over = true
      stopWatching()
      cancelIdle()
    }
  }, [])

  return Stack === undefined ? null : <Stack />
}
