import type { Transaction } from '../../platform/db/database.ts'
import { day, later } from '../../platform/clock/time.ts'
import { scheduleJob } from '../../platform/jobs/jobs.ts'
import type { Payment } from '../money/payments.ts'
import { nextPeriodEnd, periodStart, type PlanInterval, findPlan } from './plans.ts'
import { lockPlan, type Plan, updatePlan, upsertPlan } from './repository.ts'

export { countPostedGig, lockPlan } from './repository.ts'

/** The job that renews or expires a plan at the end of its period. A retry for the same period has an id of its own. */
export const renewalJob = (employerId: string, renewsAt: Date, runAt = renewsAt) => ({
  id: [`renew:${employerId}:${renewsAt.toISOString()}`, ...(runAt > renewsAt ? [runAt.toISOString()] : [])].join(':'),
  kind: 'renew' as const,
  payload: { employerId, renewsAt: renewsAt.toISOString() },
  runAt,
})

/** The job that resets the monthly Gig quota of a yearly plan. `renewsAt` is the end of the year that it belongs to. */
export const quotaResetJob = (employerId: string, renewsAt: Date, runAt: Date) => ({
  id: `quota:${employerId}:${runAt.toISOString()}`,
  kind: 'quota' as const,
  payload: { employerId, renewsAt: renewsAt.toISOString() },
  runAt,
})

/** Schedules the next quota reset of a yearly plan; at the end of the year the renewal resets it. */
export async function scheduleQuotaReset(
  tx: Transaction,
  { employerId, interval, startedAt, renewsAt }: Pick<Plan, 'employerId' | 'interval' | 'startedAt' | 'renewsAt'>,
  at: Date,
) {
  if (interval !== 'year' || startedAt === null || renewsAt === null) return
  const next = nextPeriodEnd(startedAt, 'month', at)
  if (next < renewsAt) await scheduleJob(tx, quotaResetJob(employerId, renewsAt, next))
}

/**
 * Starts a period of the plan that was just paid. A renewal of the current plan starts at the end of the current period, counted from the
 * first day of the plan, so that a plan of the 31st stays on the 31st; any other payment starts the period now.
 */
export async function startPeriod(tx: Transaction, payment: Payment, at: Date) {
  const { planCode = '', interval: paidInterval } = payment.purpose
  const terms = findPlan(planCode)
  if (terms === undefined) throw new Error(`Payment ${payment.reference} is for the unknown plan ${planCode}`)
  const interval: PlanInterval = paidInterval === 'year' ? 'year' : 'month'
  const current = await lockPlan(tx, payment.employerId)
  const isRenewal =
    current?.status === 'active' &&
    current.planCode === planCode &&
    current.interval === interval &&
    current.renewsAt !== null &&
    current.renewsAt <= at
  const startedAt = isRenewal ? (current.startedAt ?? at) : at
  const renewsAt = nextPeriodEnd(startedAt, interval, isRenewal ? (current.renewsAt ?? at) : at)
  const period: Omit<Plan, 'employerId'> = {
    status: 'active',
    planCode,
    interval,
    gigCount: terms.gigCount,
    gigUsed: 0,
    priceKobo: terms.priceKobo[interval],
    startedAt,
    renewsAt,
    cancelAtPeriodEnd: false,
    nextPlanCode: null,
    nextInterval: null,
  }
  await upsertPlan(tx, payment.employerId, period)
  await scheduleJob(tx, renewalJob(payment.employerId, renewsAt))
  await scheduleQuotaReset(tx, { employerId: payment.employerId, ...period }, at)
}

/**
 * Sets the plan to past due when the payment of its current period was reversed. A plan that has been paid by another payment since then
 * is not changed.
 */
export async function endPaidPeriod(tx: Transaction, payment: Payment, at: Date) {
  const current = await lockPlan(tx, payment.employerId)
  if (current?.status !== 'active' || current.planCode !== payment.purpose.planCode) return
  const { startedAt, interval, renewsAt } = current
  if (startedAt === null || renewsAt === null || payment.completedAt === null) return
  // Renewals keep the first day of the plan, so the period is counted from it; its own payment is the only one that is not older.
  const isPaidByIt = payment.completedAt >= periodStart(startedAt, interval === 'year' ? 'year' : 'month', renewsAt)
  if (isPaidByIt) await setPastDue(tx, current, at)
}

/** Grace period of a past-due plan, in milliseconds. */
export const graceMs = 7 * day

/** Sets a plan to past due and schedules its end after the grace period. */
export async function setPastDue(tx: Transaction, { employerId, renewsAt }: Plan, at: Date) {
  await updatePlan(tx, employerId, { status: 'past_due' })
  const due = renewsAt?.toISOString() ?? ''
  await scheduleJob(tx, {
    id: `end-grace:${employerId}:${due}`,
    kind: 'end-grace',
    payload: { employerId, renewsAt: due },
    runAt: later(at, graceMs),
  })
}
