import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Transaction } from '../../db/database.ts'
import { payment } from '../../db/money-schema.ts'
import { notification, subscription } from '../../db/schema.ts'
import { type Deps, later, minute } from '../deps.ts'
import { planJob, type Work } from '../jobs.ts'
import { Refusal } from '../refusal.ts'
import { newId } from '../secrets.ts'
import { type CheckoutCall, payOnPage } from './checkout.ts'
import { balancesOf } from './ledger.ts'
import { naira } from './naira.ts'
import { movePayment, openPayment, type NewPayment, type Payment } from './payments.ts'
import { lockPlan, planQuota, renewalJob, setPastDue } from './periods.ts'
import { checkPin } from './pin.ts'
import { type PlanInterval, planOf, plans } from './plans.ts'
import { carryOut } from './settle.ts'
import { assertWalletOpen, keepFromClosing } from './wallet-state.ts'

type Choice = BodyOf<typeof api.billing.subscribe>

/** What came of a choice: a payment, with the page to pay on where there is one; or nothing to pay, because it begins when this period ends. */
export interface Subscribed {
  readonly payment?: Payment
  readonly authorizationUrl?: string | null
}

const current = async (tx: Pick<Transaction, 'select'>, employerId: string) => {
  const [row] = await tx.select().from(subscription).where(eq(subscription.employerId, employerId))
  return row
}

/**
 * Subscribes, renews, upgrades (at once) or downgrades (when the period ends).
 * @throws {Refusal} CONFLICT for the plan one is on; PAYMENT_UNFINISHED while another payment for a plan is not final; and what wallet and PIN refuse
 */
export async function subscribe(deps: Deps, call: CheckoutCall, choice: Choice): Promise<Subscribed> {
  const { employerId } = call
  const terms = plans[choice.planCode]
  const running = await current(deps.db, employerId)
  if (running?.status === 'active' && isLower(running, choice)) {
    await deps.db
      .update(subscription)
      .set({ nextPlanCode: choice.planCode, nextInterval: choice.interval, cancelAtPeriodEnd: false })
      .where(eq(subscription.employerId, employerId))
    return {}
  }
  const wanted: NewPayment & { readonly type: 'subscription' } = {
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
    return payOnPage(deps, call, wanted, (tx) => assertPayable(tx, employerId, choice))
  }
  await assertWalletOpen(deps, employerId)
  await checkPin(deps, employerId, choice.pin)
  return deps.db.transaction(async (tx) => {
    const at = deps.now()
    await assertPayable(tx, employerId, choice)
    // Here already, because it comes before the wallet.
    await lockPlan(tx, employerId)
    const { payment: opened, isNew } = await openPayment(tx, { ...wanted, channel: 'wallet' }, at)
    if (!isNew) return { payment: opened }
    await keepFromClosing(tx, employerId)
    return { payment: await carryOut(tx, opened, 'success', at) }
  })
}

type Running = typeof subscription.$inferSelect

/** A smaller plan, or a shorter period of the same one, waits until what is paid has been used. */
function isLower({ planCode, interval }: Running, choice: Choice): boolean {
  const rank = planOf(planCode)?.rank ?? 0
  return (
    plans[choice.planCode].rank < rank ||
    (choice.planCode === planCode && interval === 'year' && choice.interval === 'month')
  )
}

/** Lets one payment for an employer's plan begin at a time. It comes before the plan's own lock. */
const lockPaying = (tx: Transaction, employerId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscribe:${employerId}`}, 0))`)

/** Whether a payment for the employer's plan may still arrive. */
async function isUnfinished(tx: Transaction, employerId: string): Promise<boolean> {
  const unfinished = and(
    eq(payment.employerId, employerId),
    eq(payment.type, 'subscription'),
    inArray(payment.status, ['pending', 'processing']),
  )
  return (await tx.$count(payment, unfinished)) > 0
}

/** Nothing is paid twice: not the plan one has, and not while a payment for a plan may still arrive. */
async function assertPayable(tx: Transaction, employerId: string, { planCode, interval, ref }: Choice) {
  await lockPaying(tx, employerId)
  const own = and(eq(payment.employerId, employerId), eq(payment.clientReference, ref))
  if ((await tx.$count(payment, own)) > 0) return
  if (await isUnfinished(tx, employerId)) {
    throw new Refusal('PAYMENT_UNFINISHED', 'A payment for your plan is still being confirmed. Do not pay again.')
  }
  const running = await current(tx, employerId)
  if (running?.status === 'active' && running.planCode === planCode && running.interval === interval) {
    throw new Refusal('CONFLICT', `You are on the ${plans[planCode].name} plan already.`)
  }
}

/** Lets the plan end with its period, or takes that back. A downgrade that was planned is off in both cases. @throws {Refusal} NO_PLAN */
export async function setCancelled({ db }: Deps, employerId: string, cancelAtPeriodEnd: boolean) {
  const changed = await db
    .update(subscription)
    .set({ cancelAtPeriodEnd, nextPlanCode: null, nextInterval: null })
    .where(and(eq(subscription.employerId, employerId), eq(subscription.status, 'active')))
    .returning()
  if (changed.length === 0) throw new Refusal('NO_PLAN', 'You have no plan.')
}

/** When a plan's end is looked at again that met a payment on its way. */
const lookAgainMs = 5 * minute

/** The end of a period, of the time to pay for it, and of a month within a year. Each looks at what is there now: a plan that has moved on is left alone. */
export const subscriptionWork: Work = {
  renew: async (tx, payload, at) => {
    const { employerId, renewsAt } = payload as { employerId: string; renewsAt: string }
    await lockPaying(tx, employerId)
    const running = await lockPlan(tx, employerId)
    if (running?.status !== 'active' || running.renewsAt?.toISOString() !== renewsAt) return
    if (running.cancelAtPeriodEnd) return end(tx, running)
    // What is on its way may be for this very period, or for a higher plan: two prices would be paid for one time.
    if (await isUnfinished(tx, employerId)) {
      return planJob(tx, renewalJob(employerId, running.renewsAt, later(at, lookAgainMs)))
    }
    await renew(tx, running, at)
  },
  'end-grace': async (tx, payload) => {
    const { employerId, renewsAt } = payload as { employerId: string; renewsAt: string }
    const running = await lockPlan(tx, employerId)
    if (running?.status === 'past_due' && running.renewsAt?.toISOString() === renewsAt) await end(tx, running)
  },
  quota: async (tx, payload, at) => {
    const { employerId, renewsAt } = payload as { employerId: string; renewsAt: string }
    const running = await lockPlan(tx, employerId)
    if (running?.status !== 'active' || running.interval !== 'year' || running.renewsAt?.toISOString() !== renewsAt) {
      return
    }
    await tx.update(subscription).set({ gigUsed: 0 }).where(eq(subscription.employerId, employerId))
    await planQuota(tx, running, at)
  },
}

async function end(tx: Transaction, { employerId }: Running) {
  await tx
    .update(subscription)
    .set({ status: 'expired', cancelAtPeriodEnd: false, nextPlanCode: null, nextInterval: null })
    .where(eq(subscription.employerId, employerId))
}

/** Pays the next period from the wallet. Without enough in it the plan is past due, and ends after a week unless it is renewed. */
async function renew(tx: Transaction, running: Running, at: Date) {
  const { employerId, renewsAt } = running
  const planCode = running.nextPlanCode ?? running.planCode
  const interval: PlanInterval = (running.nextInterval ?? running.interval) === 'year' ? 'year' : 'month'
  const terms = planOf(planCode)
  if (terms === undefined || renewsAt === null) return end(tx, running)
  const { payment: opened } = await openPayment(
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
    // A savepoint: what the wallet refuses is undone without undoing the rest.
    await tx.transaction(async (inner) => {
      await keepFromClosing(inner, employerId)
      await carryOut(inner, opened, 'success', at)
    })
  } catch (error) {
    if (!(error instanceof Refusal) || (error.code !== 'INSUFFICIENT_FUNDS' && error.code !== 'WALLET_RESTRICTED')) {
      throw error
    }
    const isUnderReview = error.code === 'WALLET_RESTRICTED'
    const reason = isUnderReview ? 'Your wallet is under review.' : 'There was not enough money in the wallet.'
    const { availableKobo } = await balancesOf(tx, employerId)
    // Not carried out: the notification below is the one, and says what to do.
    await movePayment(tx, opened, 'failed', at, {
      failureReason: reason,
      note: reason,
      balanceAfterKobo: availableKobo,
    })
    await setPastDue(tx, running, at)
    await tx.insert(notification).values({
      id: newId('ntf'),
      employerId,
      title: 'Your plan was not renewed',
      message: `${isUnderReview ? 'Your wallet is under review.' : `There was not enough in your wallet for ${naira(terms.priceKobo[interval])}.`} Renew it within 7 days to keep posting Gigs.`,
      createdAt: at,
    })
  }
}
