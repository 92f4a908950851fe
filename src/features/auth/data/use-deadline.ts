import { useEffect, useEffectEvent } from 'react'
import { now } from '@/lib/clock.ts'
import { secondsLeft } from '@/shared/code-entry/countdown.ts'

/**
 * Calls `onReached` once when `deadline` (ms since 1970) has passed; never while it is null. The clock is read at each tick, so a
 * tab that slept through the deadline notices as soon as it wakes.
 */
export function useDeadline(deadline: number | null, onReached: () => void): void {
  const reach = useEffectEvent(onReached)
  useEffect(() => {
    if (deadline === null) return undefined
    const timer = setInterval(() => {
      if (secondsLeft(deadline, now().getTime()) > 0) return
      clearInterval(timer)
      reach()
    }, 500)
    return () => clearInterval(timer)
  }, [deadline])
}
