import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { planCodes, planIntervals } from '../../../src/api/contract/schemas/plan.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { day } from '../../platform/clock/time.ts'

export type PlanCode = (typeof planCodes)[number]
export type PlanInterval = (typeof planIntervals)[number]

interface PlanTerms {
  readonly name: string
  /** Gigs per month, also for yearly plans; null is unlimited. Basic is 1 to 3 (spec S9-1). */
  readonly gigCount: number | null
  /** Price of one period in kobo. A year costs ten months. */
  readonly priceKobo: Readonly<Record<PlanInterval, number>>
  readonly features: readonly string[]
  readonly recommended: boolean
  /** Orders the plans: a change to a higher one is an upgrade. */
  readonly rank: number
}

/** What every plan has; the plans differ in the number of Gigs and the price of each. */
const everyPlan = ['Unlimited applicants for each Gig', 'Pay you do not use comes back to your wallet']

export const plans: Readonly<Record<PlanCode, PlanTerms>> = {
  basic: {
    name: 'Basic',
    gigCount: 3,
    priceKobo: { month: 500_000, year: 5_000_000 },
    features: ['3 Gigs a month', ...everyPlan],
    recommended: false,
    rank: 1,
  },
  premium: {
    name: 'Premium',
    gigCount: 10,
    priceKobo: { month: 1_500_000, year: 15_000_000 },
    features: ['10 Gigs a month', ...everyPlan],
    recommended: true,
    rank: 2,
  },
  enterprise: {
    name: 'Enterprise',
    gigCount: null,
    priceKobo: { month: 5_000_000, year: 50_000_000 },
    features: ['Unlimited Gigs', ...everyPlan],
    recommended: false,
    rank: 3,
  },
}

/** Every plan at every interval, cheapest first. */
export function listPlans(): Output<typeof api.billing.getPlans> {
  const intervals: readonly PlanInterval[] = ['month', 'year']
  return intervals.flatMap((interval) =>
    Object.entries(plans).map(([code, { name, gigCount, priceKobo, features, recommended }]) => ({
      code,
      name,
      gigCount: gigCount ?? ('unlimited' as const),
      interval,
      priceKobo: priceKobo[interval],
      features: [...features],
      recommended,
    })),
  )
}

/** The terms of a plan; undefined for a plan that is no longer offered. */
export const findPlan = (code: string): PlanTerms | undefined =>
  Object.entries(plans).find(([offeredCode]) => offeredCode === code)?.[1]

const lagosOffsetMs = day / 24

/**
 * The end of the n-th period after `anchor`, where n is `periods`: the same day and time in Lagos, or the last day of a shorter month
 * (31 January → 28 February → 31 March: counted from the anchor, so a short month does not shift later periods).
 */
export function periodEnd(anchor: Date, interval: PlanInterval, periods = 1): Date {
  // Lagos is UTC+1 all year, so its wall clock can be read as UTC an hour later.
  const wall = new Date(anchor.getTime() + lagosOffsetMs)
  const months = periods * (interval === 'year' ? 12 : 1)
  const month = wall.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(wall.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const time = wall.getTime() - Date.UTC(wall.getUTCFullYear(), wall.getUTCMonth(), wall.getUTCDate())
  return new Date(Date.UTC(wall.getUTCFullYear(), month, Math.min(wall.getUTCDate(), lastDay)) + time - lagosOffsetMs)
}

/** The start of the period that ends at `end`, in periods counted from `anchor`. */
export function periodStart(anchor: Date, interval: PlanInterval, end: Date): Date {
  for (let periods = 1; ; periods += 1) {
    if (periodEnd(anchor, interval, periods) >= end) {
      return periods === 1 ? anchor : periodEnd(anchor, interval, periods - 1)
    }
  }
}

/** The first period end after a moment, in periods counted from `anchor`. */
export function nextPeriodEnd(anchor: Date, interval: PlanInterval, moment: Date): Date {
  for (let periods = 1; ; periods += 1) {
    const end = periodEnd(anchor, interval, periods)
    if (end > moment) return end
  }
}
