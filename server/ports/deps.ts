import type { Database } from '../platform/db/database.ts'
import type { PaymentProvider } from './payments.ts'
import type { Storage } from './storage.ts'
import type { Limits } from '../platform/config/env.ts'
import type { Log } from '../platform/log/log.ts'

/** Dependencies of the domain functions. `now` is injected so that tests can set the time. */
export interface Deps {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
  /** The payment provider: the sandbox or Paystack. */
  readonly payments: PaymentProvider
  /** Where uploaded images are stored. */
  readonly storage: Storage
  /** Whether push messages are sent. Absent: they are not. */
  readonly offersPush?: boolean
  /** Failures that no caller is told about. */
  readonly log: Log
}

export const minute = 60_000
export const day = 24 * 60 * minute

/** The time `ms` milliseconds after a moment. */
export const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

/** How far the clocks of the processes may differ, in milliseconds. */
const clockSkewMs = minute

/**
 * The last moment until which something lasts that begins by now and lasts `ms` at most. What is stored to last longer was written by a clock
 * that was ahead, and would last as much too long: it counts as over.
 */
export const latestEnd = (now: Date, ms: number) => later(now, ms + clockSkewMs)

/** Whether a lock, pause or window of at most `ms` milliseconds lasts at a moment. */
export const isLasting = (until: Date | null, now: Date, ms: number): until is Date =>
  until !== null && until > now && until <= latestEnd(now, ms)
