import type { Plan } from '@/api/contract/schemas/plan.ts'
import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { planName } from '@/shared/plan-summary.ts'
import { plainDay } from '@/lib/dates.ts'

/**
 * What choosing a plan does.
 * - `current`: the present plan. `scheduled`: it begins when this period ends.
 * - `subscribe`, `upgrade`, `renew` are paid immediately; `downgrade` is not paid, it waits for the end of the period.
 */
export type PlanChange = 'current' | 'scheduled' | 'subscribe' | 'upgrade' | 'downgrade' | 'renew'

const size = ({ gigCount }: Pick<Subscription, 'gigCount'>) => (gigCount === 'unlimited' ? Infinity : (gigCount ?? 0))

/** The code of the present plan; from a server that sends none, by the number of its Gigs. */
const codeOf = (subscription: Subscription) => subscription.planCode ?? planName(subscription).toLowerCase()

/** Whether a plan is the present one, by the month or by the year. */
export const isSamePlan = (subscription: Subscription, { code }: Plan) => codeOf(subscription) === code

/** How many months of a year are free in every plan, in whole months: 2 where a year costs ten months. */
export function monthsFree(plans: readonly Plan[]): number {
  const freeOf = (year: Plan) => {
    const month = plans.find(({ code, interval }) => code === year.code && interval === 'month')
    return month === undefined || month.priceKobo === 0 ? 0 : Math.floor(12 - year.priceKobo / month.priceKobo)
  }
  const yearly = plans.filter(({ interval }) => interval === 'year')
  return yearly.length === 0 ? 0 : Math.max(0, Math.min(...yearly.map(freeOf)))
}

export function planChange(subscription: Subscription | null | undefined, plan: Plan): PlanChange {
  if (!subscription) return 'subscribe'
  const isPresentPlan = isSamePlan(subscription, plan)
  const interval = subscription.interval ?? plan.interval
  const isSame = isPresentPlan && interval === plan.interval
  if (subscription.status === 'past_due') return isSame ? 'renew' : 'subscribe'
  if (subscription.status !== 'active') return 'subscribe'
  if (isSame) return 'current'
  if (subscription.nextPlanCode === plan.code && (subscription.nextInterval ?? plan.interval) === plan.interval) {
    return 'scheduled'
  }
  if (isPresentPlan) return interval === 'year' ? 'downgrade' : 'upgrade'
  return size(plan) < size(subscription) ? 'downgrade' : 'upgrade'
}

/** What an immediate change ends: the paid rest of the present period. Undefined when no rest remains. */
export function planEndingText(subscription: Subscription | null | undefined, now: Date): string | undefined {
  if (
    subscription?.status !== 'active' ||
    !subscription.renewsAt ||
    Date.parse(subscription.renewsAt) <= now.getTime()
  ) {
    return undefined
  }
  return `Your ${planName(subscription)} plan, paid until ${plainDay(subscription.renewsAt)}, ends today.`
}

/** What happens at the end of a period that is paid for, unless the plan is cancelled or changed. */
export const renewalText = ({ interval }: Pick<Plan, 'interval'>) =>
  `It renews each ${interval === 'year' ? 'year' : 'month'}, paid from your wallet. If there is too little in it, you cannot post Gigs until you renew the plan yourself, and it ends after 7 days. You can cancel the plan at any time.`

/** Price of one Gig when all of a limited plan are used, per month also for a year, in whole kobo, rounded up so that it is never understated. */
export function pricePerGig({
  gigCount,
  interval,
  priceKobo,
}: Pick<Plan, 'gigCount' | 'interval' | 'priceKobo'>): number | undefined {
  return gigCount === 'unlimited' || gigCount < 1
    ? undefined
    : Math.ceil(priceKobo / (gigCount * (interval === 'year' ? 12 : 1)))
}

/** The words of a billing period; an unknown one is shown as its own text. */
export function periodLabels(interval: string): { per: string; length: string; adverb: string } {
  return { per: `a ${interval}`, length: `1 ${interval}`, adverb: `${interval}ly` }
}
