import type { Database } from '../db/database.ts'
import type { PaymentProvider } from '../adapters/payments/provider.ts'
import type { Limits } from '../env.ts'

/** What the rules need from outside. `now` is a parameter so that tests can move it. */
export interface Deps {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
  /** Who moves money outside of the ledger. */
  readonly payments: PaymentProvider
}

export const minute = 60_000
export const day = 24 * 60 * minute

/** A moment that many milliseconds later. */
export const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
