import { useCallback, useSyncExternalStore } from 'react'
import { now } from '@/lib/clock.ts'
import { secondsLeft } from './countdown.ts'

/**
 * Whole seconds that remain until `deadline` (ms since 1970), updated until they reach 0. Each tick reads the clock,
 * so a suspended tab shows the right value when it resumes.
 */
export function useCountdown(deadline: number): number {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(() => {
        changed()
        if (secondsLeft(deadline, now().getTime()) === 0) clearInterval(timer)
      }, 250)
      return () => clearInterval(timer)
    },
    [deadline],
  )
  return useSyncExternalStore(subscribe, () => secondsLeft(deadline, now().getTime()))
}
