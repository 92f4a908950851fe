import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Transaction } from '../../db/database.ts'
import { payment } from '../../db/money-schema.ts'
import { subscription } from '../../db/schema.ts'
import { type Deps, later, minute } from '../deps.ts'
import { scheduleJob, type JobHandlers } from '../jobs.ts'
import { Refusal } from '../refusal.ts'
import { type CheckoutCall, startCheckout } from './checkout.ts'
import { balancesOf } from './ledger.ts'
import { naira } from './naira.ts'
import { notifyOfMoney } from './payment-notifications.ts'
import { transitionPayment, findOrCreatePayment, type NewPayment, type Payment } from './payments.ts'
import { lockPlan, scheduleQuotaReset, renewalJob, setPastDue } from './periods.ts'
import { checkPin } from './pin.ts'
import { type PlanInterval, findPlan, plans } from './plans.ts'
import { applyTransition } from './settle.ts'
import { assertWalletOpen, lockOpenWallet } from './wallet-state.ts'

type Choice = BodyOf<typeof api.billing.subscribe>

/** Result of a subscription: a payment, with its page URL for a checkout; or no payment, when a downgrade starts after this period. */
export interface SubscribeResult {
  readonly payment?: Payment
  readonly authorizationUrl?: string | null
}

const findSubscription = async (tx: Pick<Transaction, 'select'>, employerId: string) => {
  const [row] = await tx.select().from(subscription).where(eq(subscription.employerId, employerId))
  return row
}

/**
 * Subscribes, renews, upgrades (immediately) or downgrades (at the end of the period).
 * @throws {Refusal} CONFLICT for the current plan; PAYMENT_UNFINISHED while another payment for a plan is not final; and the refusals of wallet and PIN
 */
export async function subscribe(deps: Deps, call: CheckoutCall, choice: Choice): Promise<SubscribeResult> {
  const { employerId } = call
  const terms = plans[choice.planCode]
  const currentPlan = await findSubscription(deps.db, employerId)
  if (currentPlan?.status === 'active' && isDowngrade(currentPlan, choice)) {
    await deps.db
      .update(subscription)
      .set({ nextPlanCode: choice.planCode, nextInterval: choice.interval, cancelAtPeriodEnd: false })
      .where(eq(subscription.employerId, employerId))
    return {}
  }
  const newPayment: NewPayment & { readonly type: 'subscription' } = {
    employerId,
    type: 'subscription',
    direction: 'debit',
    amountKobo: terms.priceKobo[choice.interval],
    description: `${terms.name} plan, 1 ${choice.interval}`,
    purpose: { planCode: choice.planCode, interval: choice.interval },
    provider: 'wallet',
    clientReference: choice.ref,
  }
  if (choice.method === 'checkout') {
    return startCheckout(deps, call, newPayment, (tx) => assertPlanPayable(tx, employerId, choice))
  }
  await assertWalletOpen(deps, employerId)
  await checkPin(deps, employerId, choice.pin)
  return deps.db.transaction(async (tx) => {
    const at = deps.now()
    await assertPlanPayable(tx, employerId, choice)
    // Lock order: the plan before the wallet.
    await lockPlan(tx, employerId)
    const { payment: planPayment, isNew } = await findOrCreatePayment(tx, { ...newPayment, channel: 'wallet' }, at)
    if (!isNew) return { payment: planPayment }
    await lockOpenWallet(tx, employerId)
    return { payment: await applyTransition(tx, planPayment, 'success', at) }
  })
}

type Subscription = typeof subscription.$inferSelect

/** Whether the choice is a downgrade, which starts after the paid period: a lower plan, or monthly instead of yearly. */
function isDowngrade({ planCode, interval }: Subscription, choice: Choice): boolean {
  const rank = findPlan(planCode)?.rank ?? 0
  return (
    plans[choice.planCode].rank < rank ||
    (choice.planCode === planCode && interval === 'year' && choice.interval === 'month')
  )
}

/** Serializes the start of payments for an employer's plan. Lock order: this lock before the plan. */
const lockPlanPayments = (tx: Transaction, employerId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscribe:${employerId}`}, 0))`)

/** Whether a payment for the employer's plan is not final. */
async function hasUnfinishedPlanPayment(tx: Transaction, employerId: string): Promise<boolean> {
  const unfinished = and(
    eq(payment.employerId, employerId),
    eq(payment.type, 'subscription'),
    inArray(payment.status, ['pending', 'processing']),
  )
  return (await tx.$count(payment, unfinished)) > 0
}

/** Prevents double payment: refuses the current plan, and any plan while a payment for a plan is not final. */
async function assertPlanPayable(tx: Transaction, employerId: string, { planCode, interval, ref }: Choice) {
  await lockPlanPayments(tx, employerId)
  const own = and(eq(payment.employerId, employerId), eq(payment.clientReference, ref))
  if ((await tx.$count(payment, own)) > 0) return
  if (await hasUnfinishedPlanPayment(tx, employerId)) {
    throw new Refusal('PAYMENT_UNFINISHED', 'A payment for your plan is still being confirmed. Do not pay again.')
  }
  const currentPlan = await findSubscription(tx, employerId)
  if (currentPlan?.status === 'active' && currentPlan.planCode === planCode && currentPlan.interval === interval) {
    throw new Refusal('CONFLICT', `You are on the ${plans[planCode].name} plan already.`)
  }
}

/** Cancels the plan at the end of its period, or resumes it. Both remove a scheduled downgrade. @throws {Refusal} NO_PLAN */
export async function setCancelled({ db }: Deps, employerId: string, cancelAtPeriodEnd: boolean) {
  const changed = await db
    .update(subscription)
    .set({ cancelAtPeriodEnd, nextPlanCode: null, nextInterval: null })
    .where(and(eq(subscription.employerId, employerId), eq(subscription.status, 'active')))
    .returning()
  if (changed.length === 0) throw new Refusal('NO_PLAN', 'You have no plan.')
}

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
    // An unfinished payment may be for this period or for an upgrade, so renewing now could charge twice.
    if (await hasUnfinishedPlanPayment(tx, employerId)) {
      return scheduleJob(tx, renewalJob(employerId, currentPlan.renewsAt, later(at, renewalRetryMs)))
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
    await tx.update(subscription).set({ gigUsed: 0 }).where(eq(subscription.employerId, employerId))
    await scheduleQuotaReset(tx, currentPlan, at)
  },
}

async function expirePlan(tx: Transaction, { employerId }: Subscription) {
  await tx
    .update(subscription)
    .set({ status: 'expired', cancelAtPeriodEnd: false, nextPlanCode: null, nextInterval: null })
    .where(eq(subscription.employerId, employerId))
}

/** Renews the plan from the wallet. With insufficient funds the plan becomes past due and ends after the grace period. */
async function renewPlan(tx: Transaction, currentPlan: Subscription, at: Date) {
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
