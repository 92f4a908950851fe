import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { subscription } from '../../db/schema.ts'
import { day, later } from '../deps.ts'
import { planJob } from '../jobs.ts'
import type { Payment } from './payments.ts'
import { endAfter, type PlanInterval, planOf } from './plans.ts'

/** The job that ends a period: renews it, or lets it run out. Another look at the same end is a job of its own. */
export const renewalJob = (employerId: string, renewsAt: Date, runAt = renewsAt) => ({
  id: [`renew:${employerId}:${renewsAt.toISOString()}`, ...(runAt > renewsAt ? [runAt.toISOString()] : [])].join(':'),
  kind: 'renew' as const,
  payload: { employerId, renewsAt: renewsAt.toISOString() },
  runAt,
})

type Plan = typeof subscription.$inferSelect

/** The job that counts the Gigs of a plan paid by the year anew, each month. `renewsAt` is the end of the year that it belongs to. */
export const quotaJob = (employerId: string, renewsAt: Date, runAt: Date) => ({
  id: `quota:${employerId}:${runAt.toISOString()}`,
  kind: 'quota' as const,
  payload: { employerId, renewsAt: renewsAt.toISOString() },
  runAt,
})

/** Plans when the Gigs of a year are counted anew next, which its end does by itself. */
export async function planQuota(
  tx: Transaction,
  { employerId, interval, startedAt, renewsAt }: Pick<Plan, 'employerId' | 'interval' | 'startedAt' | 'renewsAt'>,
  at: Date,
) {
  if (interval !== 'year' || startedAt === null || renewsAt === null) return
  const next = endAfter(startedAt, 'month', at)
  if (next < renewsAt) await planJob(tx, quotaJob(employerId, renewsAt, next))
}

/** Locks an employer's plan until the transaction ends; undefined where there never was one. */
export async function lockPlan(tx: Transaction, employerId: string): Promise<Plan | undefined> {
  const [row] = await tx.select().from(subscription).where(eq(subscription.employerId, employerId)).for('update')
  return row
}

/**
 * Begins a period of the plan that was just paid for. A renewal of the running plan goes on from its end, counted from its first day,
 * so that the 31st stays the 31st; anything else begins now.
 */
export async function startPeriod(tx: Transaction, paid: Payment, at: Date) {
  const { planCode = '', interval: paidInterval } = paid.purpose
  const terms = planOf(planCode)
  if (terms === undefined) throw new Error(`Payment ${paid.reference} is for the unknown plan ${planCode}`)
  const interval: PlanInterval = paidInterval === 'year' ? 'year' : 'month'
  const current = await lockPlan(tx, paid.employerId)
  const isRenewal =
    current?.status === 'active' &&
    current.planCode === planCode &&
    current.interval === interval &&
    current.renewsAt !== null &&
    current.renewsAt <= at
  const startedAt = isRenewal ? (current.startedAt ?? at) : at
  const renewsAt = endAfter(startedAt, interval, isRenewal ? (current.renewsAt ?? at) : at)
  const period = {
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
  await tx
    .insert(subscription)
    .values({ employerId: paid.employerId, ...period })
    .onConflictDoUpdate({ target: subscription.employerId, set: period })
  await planJob(tx, renewalJob(paid.employerId, renewsAt))
  await planQuota(tx, { employerId: paid.employerId, ...period }, at)
}

/**
 * The running period of a plan whose price was taken back stands unpaid from now on, and ends after the time there is to pay for it.
 * A plan that was paid for since then is left alone.
 */
export async function stopPeriod(tx: Transaction, paid: Payment, at: Date) {
  const current = await lockPlan(tx, paid.employerId)
  const isPaidByIt =
    current?.status === 'active' &&
    current.planCode === paid.purpose.planCode &&
    current.startedAt?.getTime() === paid.completedAt?.getTime()
  if (isPaidByIt) await setPastDue(tx, current, at)
}

/** How long a plan that is not paid can be paid before it ends. */
const graceMs = 7 * day

/** The plan is not paid: it can be for a week, and ends then. */
export async function setPastDue(tx: Transaction, { employerId, renewsAt }: Plan, at: Date) {
  await tx.update(subscription).set({ status: 'past_due' }).where(eq(subscription.employerId, employerId))
  const due = renewsAt?.toISOString() ?? ''
  await planJob(tx, {
    id: `end-grace:${employerId}:${due}`,
    kind: 'end-grace',
    payload: { employerId, renewsAt: due },
    runAt: later(at, graceMs),
  })
}
