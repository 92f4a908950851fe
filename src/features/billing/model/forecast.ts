import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { addMonths } from '@/design-system/lib/days.ts'
import { lagosDay } from '@/lib/dates.ts'

/** With fewer Gigs than this in a period no pace is calculated. */
const fewest = 2

/**
 * The day on which the Gigs of a limited plan run out if they are posted at the present pace; at most the day on which the count
 * starts again: the plan's renewal, or the end of the month within a year. Undefined without a pace, when none remain,
 * and when a cancelled plan ends before they run out.
 */
export function gigsLastUntil(
  { status, gigCount, gigUsed = 0, interval, startedAt, renewsAt, cancelAtPeriodEnd }: Subscription,
  now: Date,
): Date | undefined {
  if (status !== 'active' || typeof gigCount !== 'number' || !startedAt || gigUsed < fewest) return undefined
  const remaining = gigCount - gigUsed
  const elapsed = now.getTime() - Date.parse(startedAt)
  if (remaining <= 0 || !(elapsed > 0)) return undefined
  const end = now.getTime() + (elapsed / gigUsed) * remaining
  const countEndsAt = interval === 'year' ? `${addMonths(lagosDay(startedAt), 1)}T00:00:00+01:00` : renewsAt
  const restart = countEndsAt ? Date.parse(countEndsAt) : Number.NaN
  const last = Number.isNaN(restart) ? end : Math.min(end, restart)
  // The end of a cancelled plan is said beside it.
  if (cancelAtPeriodEnd === true && renewsAt && last >= Date.parse(renewsAt)) return undefined
  return new Date(last)
}
