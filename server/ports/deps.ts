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
