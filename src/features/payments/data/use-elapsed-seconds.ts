import { useCallback, useState, useSyncExternalStore } from 'react'
import { now } from '@/lib/clock.ts'

/** Whole seconds since the component was mounted. Each tick reads the clock, so a suspended tab shows the right value when it resumes. */
export function useElapsedSeconds(): number {
  const [start] = useState(() => now().getTime())
  const subscribe = useCallback((changed: () => void) => {
    const timer = setInterval(changed, 250)
    return () => clearInterval(timer)
  }, [])
  return useSyncExternalStore(subscribe, () => Math.floor((now().getTime() - start) / 1000))
}
