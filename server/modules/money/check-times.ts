import type { payment } from '../../db/money-schema.ts'
import { day, later, minute } from '../../platform/clock/time.ts'
import { isFinal } from './payment-states.ts'

/** Delay before the provider is first queried about a payment, in case its webhook is lost, in milliseconds. */
export const firstCheckMs = 10_000

const hour = 60 * minute

/** How long the provider is queried about an abandoned charge, in milliseconds: the employer may pay late and the webhook may be lost. */
export const lateArrivalMs = 3 * day

/**
 * The next time the provider is queried about a payment: exponential backoff from 10 seconds to an hour. For an abandoned charge the
 * delay is the age of the payment, and the last query is three days after its creation.
 * @returns null when there is no further query
 */
export function nextCheckAfter(
  { status, type, createdAt, checks }: Pick<typeof payment.$inferSelect, 'status' | 'type' | 'createdAt' | 'checks'>,
  at: Date,
): Date | null {
  if (!isFinal(status)) return later(at, Math.min(firstCheckMs * 2 ** checks, hour))
  const end = later(createdAt, lateArrivalMs)
  if (status !== 'abandoned' || type === 'withdrawal' || at >= end) return null
  const next = later(at, Math.max(at.getTime() - createdAt.getTime(), hour))
  return next < end ? next : end
}
