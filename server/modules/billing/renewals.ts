import type { Transaction } from '../../platform/db/database.ts'
import { later, minute } from '../../platform/clock/time.ts'
import { scheduleJob, type JobHandlers } from '../../platform/jobs/jobs.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { balancesOf } from '../money/ledger.ts'
import { naira } from '../money/naira.ts'
import { notifyOfMoney } from '../notifications/money-notifications.ts'
import { transitionPayment, findOrCreatePayment } from '../money/payments.ts'
import { graceMs, lockPlan, scheduleQuotaReset, renewalJob, setPastDue } from './periods.ts'
import { hasUnfinishedPlanPayment, lockPlanPayments } from './plan-payments.ts'
import { type PlanInterval, findPlan } from './plans.ts'
import { type Plan, updatePlan } from './repository.ts'
import { applyTransition } from '../money/settle.ts'
import { lockOpenWallet } from '../money/wallet-state.ts'

/** Delay before a renewal is retried that found an unfinished payment, in milliseconds. */
const renewalRetryMs = 5 * minute

/** Jobs at the end of a period, of the grace period, and of a month within a year. Each reads the current plan and skips it when it has changed. */
export const subscriptionJobHandlers: JobHandlers = {
  renew: async (tx, payload, at) => {
    const { employerId, renewsAt } = payload as { employerId: string; renewsAt: string }
    await lockPlanPayments(tx, employerId)
    const currentPlan = await lockPlan(tx, employerId)
    if (currentPlan?.status !== 'active' || currentPlan.renewsAt?.toISOString() !== renewsAt) return
    if (currentPlan.cancelAtPeriodEnd) return expirePlan(tx, currentPlan)
    if (later(currentPlan.renewsAt, graceMs) < at) return lapse(tx, currentPlan, at)
    // An unfinished payment may be for this period or for an upgrade, so renewing now could charge twice.
    if (await hasUnfinishedPlanPayment(tx, employerId)) {
      await scheduleJob(tx, renewalJob(employerId, currentPlan.renewsAt, later(at, renewalRetryMs)))
      return
    }
    await renewPlan(tx, currentPlan, at)
  },
  'end-grace': async (tx, payload) => {
    const { employerId, renewsAt } = payload as { employerId: string; renewsAt: string }
    const currentPlan = await lockPlan(tx, employerId)
    if (currentPlan?.status === 'past_due' && currentPlan.renewsAt?.toISOString() === renewsAt) {
      await expirePlan(tx, currentPlan)
    }
  },
  quota: async (tx, payload, at) => {
    const { employerId, renewsAt } = payload as { employerId: string; renewsAt: string }
    const currentPlan = await lockPlan(tx, employerId)
    if (
      currentPlan?.status !== 'active' ||
      currentPlan.interval !== 'year' ||
      currentPlan.renewsAt?.toISOString() !== renewsAt
    ) {
      return
    }
    await updatePlan(tx, employerId, { gigUsed: 0 })
    await scheduleQuotaReset(tx, currentPlan, at)
  },
}

/**
 * Sets a plan to past due whose renewal comes later than its grace period, because no server ran: the employer was not served in the time
 * that a renewal would charge, and several periods may have passed. The employer decides.
 */
async function lapse(tx: Transaction, currentPlan: Plan, at: Date) {
  await setPastDue(tx, currentPlan, at)
  await notifyOfMoney(
    tx,
    currentPlan.employerId,
    {
      title: 'Your plan was not renewed',
      message:
        'It was due more than 7 days ago, and nothing was charged. You cannot post Gigs until you renew it, and it ends after 7 days.',
    },
    at,
    { type: 'payment' },
  )
}

async function expirePlan(tx: Transaction, { employerId }: Plan) {
  await updatePlan(tx, employerId, {
    status: 'expired',
    cancelAtPeriodEnd: false,
    nextPlanCode: null,
    nextInterval: null,
  })
}

/** Renews the plan from the wallet. With insufficient funds the plan becomes past due and ends after the grace period. */
async function renewPlan(tx: Transaction, currentPlan: Plan, at: Date) {
  const { employerId, renewsAt } = currentPlan
  const planCode = currentPlan.nextPlanCode ?? currentPlan.planCode
  const interval: PlanInterval = (currentPlan.nextInterval ?? currentPlan.interval) === 'year' ? 'year' : 'month'
  const terms = findPlan(planCode)
  if (terms === undefined || renewsAt === null) return expirePlan(tx, currentPlan)
  const { payment: planPayment } = await findOrCreatePayment(
    tx,
    {
      employerId,
      type: 'subscription',
      direction: 'debit',
      amountKobo: terms.priceKobo[interval],
      description: `${terms.name} plan, 1 ${interval}`,
      channel: 'wallet',
      purpose: { planCode, interval },
      provider: 'wallet',
      clientReference: `renew:${renewsAt.toISOString()}`,
    },
    at,
  )
  try {
    // A savepoint, so that a refusal of the wallet rolls back only this part.
    await tx.transaction(async (savepoint) => {
      await lockOpenWallet(savepoint, employerId)
      await applyTransition(savepoint, planPayment, 'success', at)
    })
  } catch (error) {
    if (!(error instanceof Refusal) || (error.code !== 'INSUFFICIENT_FUNDS' && error.code !== 'WALLET_RESTRICTED')) {
      throw error
    }
    const isUnderReview = error.code === 'WALLET_RESTRICTED'
    const reason = isUnderReview ? 'Your wallet is under review.' : 'There was not enough money in the wallet.'
    const { availableKobo } = await balancesOf(tx, employerId)
    // Not `applyTransition`, because its notification would repeat the one below.
    await transitionPayment(tx, planPayment, 'failed', at, {
      failureReason: reason,
      note: reason,
      balanceAfterKobo: availableKobo,
    })
    await setPastDue(tx, currentPlan, at)
    const cause = isUnderReview
      ? 'Your wallet is under review.'
      : `There was not enough in your wallet for ${naira(terms.priceKobo[interval])}.`
    await notifyOfMoney(
      tx,
      employerId,
      {
        title: 'Your plan was not renewed',
        message: `${cause} You cannot post Gigs until you renew it, and it ends after 7 days.`,
      },
      at,
      { type: 'payment' },
    )
  }
}
