import type { Subscription } from '@/api/contract/schemas/wallet.ts'

/** With fewer Gigs than this in a period there is no pace to speak of. */
const fewest = 2

/**
 * The day on which the Gigs of a limited plan run out if they are posted as fast as until now; at most the day the plan renews, because then
 * they are counted anew. Undefined without a pace, and when none are left.
 */
export function gigsLastUntil({ status, gigCount, gigUsed = 0, startedAt, renewsAt }: Subscription, now: Date): Date | undefined {
  if (status !== 'active' || typeof gigCount !== 'number' || !startedAt || gigUsed < fewest) return undefined
  const left = gigCount - gigUsed
  const elapsed = now.getTime() - Date.parse(startedAt)
  if (left <= 0 || !(elapsed > 0)) return undefined
  const end = now.getTime() + (elapsed / gigUsed) * left
  const renewal = renewsAt ? Date.parse(renewsAt) : Number.NaN
  return new Date(Number.isNaN(renewal) ? end : Math.min(end, renewal))
}
