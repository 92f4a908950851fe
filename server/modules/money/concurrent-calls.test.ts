import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { gig } from '../../db/gig-schema.ts'
import { payment } from '../../db/money-schema.ts'
import { subscription, wallet as walletTable } from '../../db/schema.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { openGig, postGig, quoteOf, readyEmployer, readyPin as pin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { auditLedger, balancesOf } from './ledger.ts'
import { subscriptionJobHandlers } from '../billing/renewals.ts'

/*
 * Each pair of calls that move money, or decide about it, runs concurrently for one employer. What they answer and leave behind must be what
 * one of the two orders answers and leaves behind: a decision from facts that were read before the locks gives a third outcome.
 */

const { billing, gigs, wallet } = api

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

/** An employer on a Premium plan that is due for renewal, with an open Gig and one that waits for its payment. */
interface Subject {
  readonly actor: Actor
  readonly openId: string
  readonly unpaidId: string
  readonly quoteId: string
}

async function subjectWith(kobo: number): Promise<Subject> {
  const actor = await readyEmployer(test, { kobo: kobo + priceOfGig })
  const { id: openId } = await openGig(test, actor)
  const { id: unpaidId } = await postGig(test, actor)
  const { quoteId } = await quoteOf(test, actor)
  const now = test.deps.now()
  await test.db.update(subscription).set({ renewsAt: now }).where(eq(subscription.employerId, actor.employerId))
  return { actor, openId, unpaidId, quoteId: quoteId ?? '' }
}
const priceOfGig = 10_537_500

/** A call, as its outcome: 'OK' or the code of its refusal. */
type Call = (subject: Subject) => Promise<string>

const outcomeOf = async (answer: Promise<{ status: number; body: { code?: string | undefined } }>) => {
  const { status, body } = await answer
  return status === 200 ? 'OK' : (body.code ?? String(status))
}

const subscribe =
  (planCode: 'basic' | 'premium' | 'enterprise', interval: 'month' | 'year', method: 'wallet' | 'checkout'): Call =>
  ({ actor }) => {
    const choice = { planCode, interval, ref: randomUUID() }
    const body = method === 'wallet' ? { ...choice, method, pin } : { ...choice, method }
    return outcomeOf(test.call(billing.subscribe, { body }, actor))
  }

const calls: Readonly<Record<string, Call>> = {
  fund: ({ actor }) => outcomeOf(test.call(wallet.fund, { body: { amountKobo: 100_000, ref: randomUUID() } }, actor)),
  withdraw: ({ actor }) =>
    outcomeOf(test.call(wallet.withdraw, { body: { amountKobo: 10_000_000, pin, ref: randomUUID() } }, actor)),
  'basic, month': subscribe('basic', 'month', 'wallet'),
  'premium, year': subscribe('premium', 'year', 'wallet'),
  'enterprise, month': subscribe('enterprise', 'month', 'wallet'),
  'basic, month, on the page': subscribe('basic', 'month', 'checkout'),
  'enterprise, month, on the page': subscribe('enterprise', 'month', 'checkout'),
  'cancel the plan': ({ actor }) => outcomeOf(test.call(billing.cancel, { body: {} }, actor)),
  'resume the plan': ({ actor }) => outcomeOf(test.call(billing.resume, { body: {} }, actor)),
  renew: async ({ actor: { employerId } }) => {
    const at = test.deps.now()
    await test.db.transaction(async (tx) => {
      await subscriptionJobHandlers['renew']?.(tx, { employerId, renewsAt: at.toISOString() }, at)
    })
    return 'OK'
  },
  'pay for the Gig': ({ actor, unpaidId, quoteId }) =>
    outcomeOf(
      test.call(gigs.payFromWallet, { params: { id: unpaidId }, body: { quoteId, pin, ref: randomUUID() } }, actor),
    ),
  'pay for the Gig on the page': ({ actor, unpaidId: gigId }) =>
    outcomeOf(test.call(gigs.getPaymentData, { body: { method: 'checkout', gigId, ref: randomUUID() } }, actor)),
  'change its price': ({ actor, unpaidId }) =>
    outcomeOf(test.call(gigs.update, { params: { id: unpaidId }, body: { rateKobo: 6_000_000 } }, actor)),
  'delete it': ({ actor, unpaidId }) => outcomeOf(test.call(gigs.remove, { params: { id: unpaidId } }, actor)),
  'cancel the open Gig': ({ actor, openId }) =>
    outcomeOf(
      test.call(
        gigs.cancel,
        { params: { id: openId }, body: { reason: 'over_budget', feeKobo: 0, pin, ref: randomUUID() } },
        actor,
      ),
    ),
}

/** What the calls leave behind, without ids and references. */
async function stateOf({ actor: { employerId } }: Subject) {
  const [plan] = await test.db.select().from(subscription).where(eq(subscription.employerId, employerId))
  const payments = await test.db
    .select({ type: payment.type, status: payment.status, amountKobo: payment.amountKobo })
    .from(payment)
    .where(eq(payment.employerId, employerId))
  const rows = await test.db
    .select({ status: gig.status, paidKobo: gig.paidKobo, totalKobo: gig.totalKobo })
    .from(gig)
    .where(eq(gig.employerId, employerId))
    .orderBy(asc(gig.createdAt))
  const inOrder = <T>(list: readonly T[]) => list.map((entry) => JSON.stringify(entry)).toSorted()
  return {
    plan: { ...plan, employerId: '' },
    balances: await balancesOf(test.db, employerId),
    payments: inOrder(payments),
    gigs: inOrder(rows),
  }
}

/** Holds the plan, the wallet and the Gigs of an employer until both calls wait for one of them, so that all that they read before is stale. */
async function concurrently(subject: Subject, both: readonly [Call, Call]): Promise<string[]> {
  const { employerId } = subject.actor
  const hold = async (tx: Transaction) => {
    await tx.select().from(subscription).where(eq(subscription.employerId, employerId)).for('update')
    await tx.select().from(gig).where(eq(gig.employerId, employerId)).for('update')
    await tx.select().from(walletTable).where(eq(walletTable.employerId, employerId)).for('update')
  }
  const { begun } = await test.db.transaction(async (tx) => {
    await hold(tx)
    const started = both.map((call) => call(subject))
    await untilLocked(test.db, started)
    return { begun: started }
  })
  return Promise.all(begun)
}

async function serially(subject: Subject, [first, second]: readonly [Call, Call]): Promise<string[]> {
  const before = await first(subject)
  return [before, await second(subject)]
}

/** Each of some calls with itself and with each of the others. */
const pairsOf = (names: readonly string[]) =>
  names.flatMap((first, index) => names.slice(index).map((second) => [first, second] as const))

/** Calls that take money from the wallet. */
const spending = ['withdraw', 'premium, year', 'enterprise, month', 'renew', 'pay for the Gig']

it.each([
  ...pairsOf(Object.keys(calls)).map(([first, second]) => [first, second, 'for everything', 60_000_000] as const),
  ...pairsOf(spending).map(([first, second]) => [first, second, 'for one of them', 11_000_000] as const),
])('%s and %s, with enough %s, end as in one of the two orders', async (first, second, _, kobo) => {
  const [a, b] = [calls[first] as Call, calls[second] as Call]
  const inOrder = await subjectWith(kobo)
  const outcomes = [{ answers: await serially(inOrder, [a, b]), state: await stateOf(inOrder) }]
  if (first === second) {
    outcomes.push(...outcomes.map(({ answers, state }) => ({ answers: answers.toReversed(), state })))
  } else {
    const reversed = await subjectWith(kobo)
    outcomes.push({ answers: (await serially(reversed, [b, a])).toReversed(), state: await stateOf(reversed) })
  }
  const subject = await subjectWith(kobo)
  const outcome = { answers: await concurrently(subject, [a, b]), state: await stateOf(subject) }
  expect(outcomes).toContainEqual(outcome)
  expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
})
