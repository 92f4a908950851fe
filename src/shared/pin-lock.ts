import type { Wallet } from '@/api/contract/schemas/wallet.ts'
import { time12 } from '@/lib/dates.ts'

/** A lock of the PIN after too many wrong ones. `until` undefined: until the PIN is reset. */
export interface PinLock {
  readonly until: string | undefined
}

/** What of a wallet tells the lock of its PIN. */
export type PinLockFields = Pick<Wallet, 'pinLockedUntil' | 'pinResetRequired'>

/** The lock of a wallet's PIN at a moment; undefined without one. */
export function pinLockOf({ pinLockedUntil, pinResetRequired }: PinLockFields, now: Date): PinLock | undefined {
  if (pinResetRequired === true) return { until: undefined }
  const isLocked = typeof pinLockedUntil === 'string' && Date.parse(pinLockedUntil) > now.getTime()
  return isLocked ? { until: pinLockedUntil } : undefined
}

/** What the employer reads about a lock. */
export const pinLockMessage = ({ until }: PinLock): string =>
  until === undefined ? 'Your PIN is locked until you reset it.' : `Your PIN is locked until ${time12(until)}.`
