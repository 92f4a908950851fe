import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { invariantDev } from './invariant-dev.ts'

/** The functions that format amounts and moments. The product defines them, and with them its locale, time zone and currency. */
export interface Formats {
  /** An amount in the currency's smallest unit. A missing amount is '—'. */
  readonly money: (minor: number | null | undefined, options?: { signed?: boolean; short?: boolean }) => string
  /** A count or an average: '1,250', '4.8'. */
  readonly number: (value: number, decimals?: number) => string
  /** 'Fri 14 Nov 2025'; also of a calendar date, 'YYYY-MM-DD'. */
  readonly date: (moment: string | Date) => string
  /** 'Fri 14 Nov' in the year of `now`, otherwise '14 Jan 2027', so that both fit into the same column. */
  readonly nearDate: (moment: string | Date, now: Date) => string
  /** '6:30 PM' */
  readonly time: (moment: string | Date) => string
  /** 'in 2 hours' */
  readonly relative: (moment: string | Date, now: Date) => string
}

/** How often (ms) relative times are updated; half a minute keeps 'in 5 minutes' accurate to the minute. */
const tickMs = 30_000

interface Present {
  subscribe: (listener: () => void) => () => void
  read: () => Date | undefined
}

/** One timer for all relative times of the page, which runs only while there are any. */
function presentOf(now: (() => Date) | undefined): Present {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setInterval> | undefined
  // React calls getSnapshot often and expects the same value until a change is notified.
  let present = now?.()
  const tick = () => {
    present = now?.()
    for (const listener of listeners) listener()
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      if (now !== undefined && timer === undefined) timer = setInterval(tick, tickMs)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
    read: () => {
      // After a time without subscribers the stored moment is out of date.
      if (
        timer === undefined &&
        now !== undefined &&
        present !== undefined &&
        Math.abs(now().getTime() - present.getTime()) >= tickMs
      ) {
        present = now()
      }
      return present
    },
  }
}

const FormatContext = createContext<{ formats: Formats | undefined; present: Present }>({
  formats: undefined,
  present: presentOf(undefined),
})

export interface FormatProviderProps {
  children: ReactNode
  /** How amounts and moments are written. Left out, as by the provider around it; the one at the root needs them. */
  formats?: Formats | undefined
  /**
   * The clock for relative times, because the design system does not read the time. Pass the same function at every render. Left out, it is that
   * of the provider around it.
   */
  now?: (() => Date) | undefined
}

/** Provides the formats and the clock for `Money`, `DateTime` and `Rating` below it. Used once, at the root of the app. */
export function FormatProvider({ children, formats, now }: FormatProviderProps) {
  const outer = use(FormatContext)
  const value = useMemo(
    () => ({ formats: formats ?? outer.formats, present: now === undefined ? outer.present : presentOf(now) }),
    [outer, formats, now],
  )
  return <FormatContext value={value}>{children}</FormatContext>
}

/** Returns the formats of the provider. */
export function useFormats(): Formats {
  const { formats } = use(FormatContext)
  invariantDev(
    formats !== undefined,
    'FormatProvider: the design system has no currency, time zone or locale of its own. Give the FormatProvider at the root `formats`.',
  )
  return formats
}

/** The current moment, accurate to half a minute. Undefined where no provider has a clock. */
export function useNow(): Date | undefined {
  const { present } = use(FormatContext)
  return useSyncExternalStore(present.subscribe, present.read, present.read)
}
