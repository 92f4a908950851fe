import { useCallback, useSyncExternalStore } from 'react'
import { now } from '@/lib/clock.ts'
import { secondsLeft } from './countdown.ts'

/**
 * Whole seconds left until `deadline` (ms since 1970), kept up to date until they reach 0. The clock is asked at each tick,
 * so a tab that slept shows the truth as soon as it wakes.
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
