import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { ledgerPosting, payment } from '../../db/money-schema.ts'
import { subscription, wallet as walletTable } from '../../db/schema.ts'
import { untilLocked } from '../../testing/lock-waits.ts'
import { postGig, quoteOf, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { type Actor, type Answer, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { runDueJob } from '../../platform/jobs/jobs.ts'
import { auditLedger, balancesOf } from './ledger.ts'
import { lockPayment } from './payments.ts'
import { applyTransition, settle } from './settle.ts'
import { lockPlan } from '../billing/periods.ts'
import { subscriptionJobHandlers } from '../billing/renewals.ts'

/** Tests of a chargeback that restricts the wallet concurrently with a debit. */

const { billing, gigs, wallet } = api
const day = 24 * 60 * 60_000

let test: TestApp
let actor: Actor
// A place of its own for each test: one moves the clock, and all count postings.
beforeEach(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test)
  return test.close
})

const close = (tx: Transaction) =>
  tx.update(walletTable).set({ status: 'restricted' }).where(eq(walletTable.employerId, actor.employerId))
const plan = (tx: Transaction) => lockPlan(tx, actor.employerId)

/** Runs a call during the restriction of the wallet: the call has read the wallet and waits for the lock when the restriction commits. */
async function meet<T>(
  work: () => Promise<T>,
  before: (tx: Transaction) => Promise<unknown>,
  after: (tx: Transaction) => Promise<unknown> = async () => undefined,
): Promise<T> {
  const { begun } = await test.db.transaction(async (tx) => {
    await before(tx)
    const running = work()
    await untilLocked(test.db, [running])
    await after(tx)
    return { begun: running }
  })
  return begun
}

const wayNames = ['a Gig', 'a withdrawal', 'a plan'] as const

/** Prepares a call that debits the wallet; the prepared call can be repeated. */
const ways: Readonly<
  Record<(typeof wayNames)[number], () => Promise<() => Promise<Answer<{ reference?: string | null | undefined }>>>>
> = {
  'a Gig': async () => {
    const { id } = await postGig(test, actor)
    const body = { quoteId: (await quoteOf(test, actor)).quoteId ?? '', pin: readyPin, ref: randomUUID() }
    return () => test.call(gigs.payFromWallet, { params: { id }, body }, actor)
  },
  'a withdrawal': async () => {
    const body = { amountKobo: 400_000, pin: readyPin, ref: randomUUID() }
    return () => test.call(wallet.withdraw, { body }, actor)
  },
  'a plan': async () => {
    const body = {
      planCode: 'enterprise' as const,
      interval: 'month' as const,
      method: 'wallet' as const,
      pin: readyPin,
      ref: randomUUID(),
    }
    return () => test.call(billing.subscribe, { body }, actor)
  },
}

/** Numbers of payments and postings, and the wallet balance in kobo. */
const books = async () => [
  await test.db.$count(payment, eq(payment.employerId, actor.employerId)),
  await test.db.$count(ledgerPosting),
  (await balancesOf(test.db, actor.employerId)).availableKobo,
]

describe('a wallet that is restricted during a payment from it', () => {
  it.each(wayNames)('pays nothing for %s', async (way) => {
    const pay = await ways[way]()
    const before = await books()
    const answer = await meet(pay, close)
    expect([answer.status, answer.body.code]).toEqual([409, 'WALLET_RESTRICTED'])
    expect(await books()).toEqual(before)
  })

  it.each(['a Gig', 'a plan'] as const)(
    'pays nothing for %s either when the plan is locked first, as by the chargeback of a Gig',
    async (way) => {
      const pay = await ways[way]()
      const before = await books()
      const answer = await meet(pay, plan, close)
      expect([answer.status, answer.body.code]).toEqual([409, 'WALLET_RESTRICTED'])
      expect(await books()).toEqual(before)
    },
  )

  it.each(wayNames)('answers the earlier payment of %s', async (way) => {
    const pay = await ways[way]()
    const first = await pay()
    const before = await books()
    const again = await meet(pay, close)
    expect([again.status, again.data.reference]).toEqual([200, first.data.reference])
    expect(await books()).toEqual(before)
  })

  it('renews no plan', async () => {
    await (
      await ways['a plan']()
    )()
    test.advance(31 * day)
    const [, postings, availableKobo] = await books()
    expect(await meet(() => runDueJob(test.deps, subscriptionJobHandlers, test.deps.log), close)).toBe(true)
    expect((await books()).slice(1)).toEqual([postings, availableKobo])
    expect(await test.db.select().from(subscription)).toMatchObject([{ status: 'past_due' }])
  })
})

describe('a withdrawal that comes back during a chargeback', () => {
  it('is used for what the bank is still owed', async () => {
    const { availableKobo } = await balancesOf(test.db, actor.employerId)
    const body = { amountKobo: availableKobo, pin: readyPin, ref: randomUUID() }
    const { data } = await test.call(wallet.withdraw, { body }, actor)
    const [funding] = await test.db.select().from(payment).where(eq(payment.type, 'wallet_funding'))
    await meet(
      () => settle(test.db, data.reference, { status: 'failed' }, test.deps.now()),
      async (tx) => applyTransition(tx, await lockPayment(tx, funding?.id ?? ''), 'reversed', test.deps.now()),
    )
    expect((await balancesOf(test.db, actor.employerId)).availableKobo).toBe(0)
    expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })
})
