import { useEffect, useEffectEvent, useState } from 'react'
import { now } from '@/lib/clock.ts'

/** How often a payment that is not final is read again (docs/product/rules.md#money-movement), in ms. */
export const pollingRules = { quickEvery: 3000, quickFor: 30_000, slowEvery: 10_000, longest: 300_000 } as const

/** Delay before the next read in ms; undefined when polling has ended. @param waited ms since the first read */
export function nextDelay(waited: number): number | undefined {
  const { quickEvery, quickFor, slowEvery, longest } = pollingRules
  if (waited >= longest) return undefined
  return waited < quickFor ? quickEvery : slowEvery
}

interface Polling {
  /** False once the payment is final. */
  enabled: boolean
  /** Identifies the payment; a new key restarts the polling. */
  pollKey: string
  /** Reads the payment again. Not called in a hidden tab; called immediately when the tab becomes visible. */
  onRead: () => void
}

/**
 * Reads a payment again while it is not final: every 3 s for 30 s, then every 10 s up to 5 minutes.
 * @returns whether the 5 minutes have passed; from then on only the employer starts a read
 */
export function usePaymentPolling({ enabled, pollKey, onRead }: Polling): boolean {
  const [timedOutKey, setTimedOutKey] = useState<string>()
  const read = useEffectEvent(onRead)
  const hasTimedOut = timedOutKey === pollKey

  useEffect(() => {
    if (!enabled || hasTimedOut) return
    const start = now().getTime()
    let timer: ReturnType<typeof setTimeout> | undefined
    const scheduleNext = () => {
      const delay = nextDelay(now().getTime() - start)
      if (delay === undefined) setTimedOutKey(pollKey)
      else timer = setTimeout(tick, delay)
    }
    const tick = () => {
      if (document.visibilityState === 'hidden') return
      read()
      scheduleNext()
    }
    const onVisibility = () => {
      clearTimeout(timer)
      tick()
    }
    scheduleNext()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [enabled, hasTimedOut, pollKey])

  return hasTimedOut
}
