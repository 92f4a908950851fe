import type { payment } from '../../db/money-schema.ts'
import { day, later, minute } from '../deps.ts'
import { isFinal } from './payment-states.ts'

/** When a payment's provider is first asked without a webhook. */
export const firstCheckMs = 10_000

const hour = 60 * minute

/** How long a charge that was given up is asked about: who pays as its page is given up pays late, and the webhook may be lost. */
const lateMs = 3 * day

/**
 * When a payment's provider is asked next: after seconds at first, an hour in the end. About a charge that was given up each time after as
 * long as the payment is old, and for the last time when it is three days old.
 * @returns null when nobody asks again
 */
export function nextCheckAfter(
  { status, type, createdAt, checks }: Pick<typeof payment.$inferSelect, 'status' | 'type' | 'createdAt' | 'checks'>,
  at: Date,
): Date | null {
  if (!isFinal(status)) return later(at, Math.min(firstCheckMs * 2 ** checks, hour))
  const end = later(createdAt, lateMs)
  if (status !== 'abandoned' || type === 'withdrawal' || at >= end) return null
  const next = later(at, Math.max(at.getTime() - createdAt.getTime(), hour))
  return next < end ? next : end
}
