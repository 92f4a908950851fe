import { type ComponentType, useEffect, useState } from 'react'
import { loadWhenIdle } from '@/lib/run-when-idle.ts'
import { watchWaitingToasts } from './toast.ts'

const loadStack = () => import('./ToastStack.tsx')

/**
 * The container of the toasts, rendered once, beside the app. The code that draws them loads when the browser is idle, so that it does
 * not delay the first screen and is loaded before the network can fail; an earlier toast loads it immediately.
 */
export function Toaster() {
  const [Stack, setStack] = useState<ComponentType>()

  useEffect(() => {
    let over = false
    const load = async () => {
      const { ToastStack } = await loadStack()
      if (!over) setStack(() => ToastStack)
    }
    // Where the code cannot be loaded, the messages stay queued; the next one and the connection, when it is back, load it again.
    const stopWatching = watchWaitingToasts(() => void load().catch(() => undefined))
    const cancelIdle = loadWhenIdle(load)
    return () => {
      over = true
      stopWatching()
      cancelIdle()
    }
  }, [])

  return Stack === undefined ? null : <Stack />
}
