import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { nearDay, relativeTime, shortDay, time12 } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'

/** The functions that format amounts and moments. Locale, time zone and currency are defined only here. */
export interface Formats {
  /** An amount in the currency's smallest unit (kobo). A missing amount is '—'. */
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

const locale = 'en-NG'

/** Naira in kobo, the days and hours of Lagos, English as written in Nigeria. */
export const nigerianFormats: Formats = {
  money: formatNaira,
  number: (value, decimals = 0) =>
    value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  date: shortDay,
  nearDate: nearDay,
  time: time12,
  relative: relativeTime,
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

const FormatContext = createContext<{ formats: Formats; present: Present }>({
  formats: nigerianFormats,
  present: presentOf(undefined),
})

export interface FormatProviderProps {
  children: ReactNode
  /** Replaces formats for another country. Omitted functions keep the Nigerian format. */
  formats?: Partial<Formats> | undefined
  /** The clock for relative times, because the design system does not read the time. Pass the same function at every render. */
  now?: (() => Date) | undefined
}

/** Provides the formats and the clock for `Money`, `DateTime` and `Rating` below it. Used once, at the root of the app. */
export function FormatProvider({ children, formats, now }: FormatProviderProps) {
  const value = useMemo(
    () => ({ formats: { ...nigerianFormats, ...formats }, present: presentOf(now) }),
    [formats, now],
  )
  return <FormatContext value={value}>{children}</FormatContext>
}

/** Returns the formats of the provider. */
export function useFormats(): Formats {
  return use(FormatContext).formats
}

/** The current moment, accurate to half a minute. Undefined where no provider has a clock. */
export function useNow(): Date | undefined {
  const { present } = use(FormatContext)
  return useSyncExternalStore(present.subscribe, present.read, present.read)
}
