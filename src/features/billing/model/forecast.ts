import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { addMonths } from '@/design-system/lib/days.ts'
import { lagosDay } from '@/lib/dates.ts'

/** With fewer Gigs than this in a period no pace is calculated. */
const fewest = 2

/**
 * How long the Gigs of a limited plan last if they are posted at the present pace: the day on which they run out, or 'renewal' when they last
 * until the count starts again, which is the plan's renewal, or the end of the month within a year. Undefined without a pace, when none remain,
 * and when a cancelled plan ends before they run out.
 */
export function gigsLastUntil(
  { status, gigCount, gigUsed = 0, interval, startedAt, renewsAt, cancelAtPeriodEnd }: Subscription,
  now: Date,
): Date | 'renewal' | undefined {
  if (status !== 'active' || typeof gigCount !== 'number' || !startedAt || gigUsed < fewest) return undefined
  const remaining = gigCount - gigUsed
  const elapsed = now.getTime() - Date.parse(startedAt)
  if (remaining <= 0 || !(elapsed > 0)) return undefined
  const end = now.getTime() + (elapsed / gigUsed) * remaining
  const countEndsAt = interval === 'year' ? `${addMonths(lagosDay(startedAt), 1)}T00:00:00+01:00` : renewsAt
  if (!countEndsAt || !(end >= Date.parse(countEndsAt))) return new Date(end)
  // A cancelled plan has no renewal, and its end is said beside this.
  const endsWithPlan = cancelAtPeriodEnd === true && renewsAt && lagosDay(countEndsAt) >= lagosDay(renewsAt)
  return endsWithPlan ? undefined : 'renewal'
}
