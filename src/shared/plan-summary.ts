import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { formatNumber } from '@/lib/format-number.ts'

/** Content of the plan card and the billing pages for a subscription (spec S2-50 to S2-52). */
export type PlanSummary =
  | { kind: 'none'; title: string; text: string; link: string }
  | { kind: 'limited'; title: string; text: string; link: string; limit: number; remaining: number; note?: string }
  | { kind: 'unlimited'; title: string; text: string }

/** A plan of up to this many Gigs is Basic (spec S9-1). */
const basicMaximum = 3

/** The name of a plan, derived from the number of Gigs it allows and not from its code (spec S2-51, S9-1). */
export function planName({ gigCount = 0 }: Pick<Subscription, 'gigCount'>): 'Basic' | 'Premium' | 'Enterprise' {
  if (gigCount === 'unlimited') return 'Enterprise'
  return gigCount >= 1 && gigCount <= basicMaximum ? 'Basic' : 'Premium'
}

/** Who has the last places of a plan. */
export const reservedNote = (places: number) =>
  places === 1
    ? 'A Gig that waits for its payment has your last place.'
    : `Gigs that wait for their payment have your last ${formatNumber(places)} places.`

/** The plan summary of a subscription. Any status but 'active' counts as no subscription; `remaining` is never below 0. */
export function summarizePlan(subscription: Subscription | null | undefined): PlanSummary {
  if (subscription?.status !== 'active') {
    return {
      kind: 'none',
      title: 'Subscribe to Post gigs',
      text: 'Get started by subscribing to a plan to start posting gigs.',
      link: 'Subscribe now',
    }
  }
  const used = subscription.gigUsed ?? 0
  if (subscription.gigCount === 'unlimited') {
    return {
      kind: 'unlimited',
      title: `${formatNumber(used)} out of Unlimited Gigs`,
      text: `You're on ${planName(subscription)} plan`,
    }
  }
  const reserved = subscription.gigReserved ?? 0
  const limit = subscription.gigCount ?? 0
  const remaining = Math.max(0, limit - used)
  const name = planName(subscription)
  return {
    kind: 'limited',
    title: `${formatNumber(remaining)} out of ${formatNumber(limit)} Gigs left`,
    text: `You're on ${name} plan`,
    link: name === 'Basic' ? 'Upgrade to premium now' : 'Upgrade to Enterprise now',
    limit,
    remaining,
    // Another Gig is refused then (spec S2-51 counts only what is paid for).
    ...(remaining > 0 && reserved >= remaining && { note: reservedNote(remaining) }),
  }
}
