import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { mostKobo } from '../../../src/api/contract/schemas/money.ts'
import { api } from '../../../src/api/contract/table.ts'
import { workerGig } from '../../db/gig-schema.ts'
import { ledgerEntry, payment } from '../../db/money-schema.ts'
import { wallet } from '../../db/schema.ts'
import { auditLedger } from '../money/ledger.ts'
import { settle } from '../money/settle.ts'
import { fillPlace, goTo, openGig, postGig, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'

const { dashboard, gigs, notifications } = api
const total = 10_537_500

let test: TestApp
let actor: Actor
// A place of its own for each test: each moves the clock.
beforeEach(async () => {
  test = await createTestApp()
  return test.close
})

const read = async (id: string) => (await test.call(gigs.get, { params: { id } }, actor)).data
const cancel = (
  id: string,
  ref: string = randomUUID(),
  { feeKobo = mostKobo, pin = readyPin, ...shown }: { feeKobo?: number; refundKobo?: number; pin?: string } = {},
) => test.call(gigs.cancel, { params: { id }, body: { reason: 'event_cancelled', feeKobo, ...shown, pin, ref } }, actor)
const balances = async () => {
  const { availableKobo, heldKobo } = (await test.call(dashboard.getWallet, {}, actor)).data
  return [availableKobo, heldKobo]
}
/** What the employer is told of money that was returned, the latest first. */
const returnedMessage = async () =>
  (await test.call(notifications.list, { query: {} }, actor)).data.notifications
    .filter(({ title }) => title === 'Money returned')
    .map(({ message }) => message)
/** Balance of a system account, in kobo. */
const world = async (account: string) =>
  (await test.db.select().from(ledgerEntry).where(eq(ledgerEntry.accountId, account))).reduce(
    (sum, { amountKobo }) => sum + amountKobo,
    0,
  )

/** A Gig with a hired worker whose page payment was charged back; the wallet holds `leftKobo` at that time. */
async function takenBack(leftKobo: number) {
  actor = await readyEmployer(test, { kobo: leftKobo })
  const { id } = await postGig(test, actor)
  const { data } = await test.call(
    gigs.getPaymentData,
    { body: { method: 'checkout', gigId: id, ref: randomUUID() } },
    actor,
  )
  await settle(
    test.db,
    data.reference ?? '',
    { status: 'success', amountKobo: total, channel: 'card' },
    test.deps.now(),
  )
  await fillPlace(test, actor, id)
  await settle(test.db, data.reference ?? '', { status: 'reversed' }, test.deps.now())
  return id
}
/** The amount refunded to the wallet, in kobo, after an audit of the ledger. */
async function isBack(kobo: number) {
  expect(await balances()).toEqual([kobo, 0])
  expect(
    (await test.db.select().from(payment).where(eq(payment.type, 'refund'))).map(({ amountKobo }) => amountKobo),
  ).toEqual(kobo === 0 ? [] : [kobo])
  expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
}
const reopenWallet = () =>
  test.db.update(wallet).set({ status: 'active' }).where(eq(wallet.employerId, actor.employerId))

describe('the fee that was shown', () => {
  it('is asked for in plain words where a page from before it was asked for sends none, and nothing is cancelled', async () => {
    actor = await readyEmployer(test)
    const { id } = await openGig(test, actor)
    const before = await balances()
    const body = { reason: 'event_cancelled', pin: readyPin, ref: randomUUID() }
    const answer = await test.call(gigs.cancel, { params: { id }, body: body as never }, actor)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      422,
      'VALIDATION_FAILED',
      'This page is out of date. Reload it to see the amount, then try again.',
    ])
    expect((await read(id)).status).toBe('open')
    expect(await balances()).toEqual(before)
  })

  it('is the most that cancelling costs: a higher one is refused before the PIN is counted, and nothing is cancelled', async () => {
    actor = await readyEmployer(test)
    const { id } = await openGig(test, actor)
    await fillPlace(test, actor, id)
    actor = await goTo(test, actor, '2025-12-04T14:00:01+01:00')
    const before = await balances()
    const ref = randomUUID()
    const refusal = {
      code: 'FEE_UNCONFIRMED',
      message: 'The cancellation fee is ₦5,000.00 now. Confirm it to cancel.',
      feeKobo: 500_000,
    }
    for (const pin of ['0000', readyPin]) {
      const answer = await cancel(id, ref, { feeKobo: 0, pin })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject(refusal)
    }
    expect((await test.call(dashboard.getWallet, {}, actor)).data).toMatchObject({ pinLockedUntil: null })
    expect(await read(id)).toMatchObject({ status: 'open', workersHired: 1, payment: { releasedKobo: 0 } })
    expect(await balances()).toEqual(before)
    expect((await cancel(id, ref, { feeKobo: 500_000 })).data.status).toBe('cancelled')
    // A lost answer is asked for again with the sum of that time.
    expect((await cancel(id, ref, { feeKobo: 0 })).status).toBe(200)
  })
})

describe('the refund that was shown', () => {
  it('is the least that comes back: where a worker was hired meanwhile, the lower one is refused and named first', async () => {
    actor = await readyEmployer(test)
    const { id } = await openGig(test, actor)
    const { refundKobo, feeKobo } = (await read(id)).cancellation
    expect([refundKobo, feeKobo]).toEqual([total, 0])
    await fillPlace(test, actor, id)
    const before = await balances()
    const ref = randomUUID()
    for (const pin of ['0000', readyPin]) {
      const answer = await cancel(id, ref, { feeKobo, refundKobo, pin })
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject({
        code: 'FEE_UNCONFIRMED',
        message: 'You get back ₦100,000.00 now. Confirm it to cancel.',
        feeKobo: 0,
        refundKobo: 10_000_000,
      })
    }
    expect(await read(id)).toMatchObject({ status: 'open', workersHired: 1 })
    expect(await balances()).toEqual(before)
    expect((await cancel(id, ref, { feeKobo, refundKobo: 10_000_000 })).data).toMatchObject({
      status: 'cancelled',
      payment: { refundedKobo: 10_000_000 },
    })
    // A lost answer is asked for again with the sums of that time.
    expect((await cancel(id, ref, { feeKobo, refundKobo })).status).toBe(200)
  })
})

describe('a Gig whose payment was charged back', () => {
  it('cannot be cancelled while the wallet is under review', async () => {
    const id = await takenBack(0)
    const answer = await cancel(id)
    expect([answer.status, answer.body.code]).toEqual([409, 'WALLET_RESTRICTED'])
    expect(await read(id)).toMatchObject({ status: 'open', payment: { heldKobo: 10_000_000, refundedKobo: 0 } })
  })

  it.each([
    ['all of it', 0, 0, []],
    [
      'what the wallet did not have',
      4_000_000,
      3_462_500,
      [
        '₦34,625.00 is back in your wallet. Another ₦65,375.00 of the refund went to your bank for a payment that it reversed. Refund for Product launch photographer.',
      ],
    ],
    [
      'nothing when the wallet had it all',
      total,
      10_000_000,
      ['₦100,000.00 is back in your wallet. Refund for Product launch photographer.'],
    ],
  ])('gives the bank %s, and the wallet the rest', async (_what, walletKobo, backKobo, message) => {
    const id = await takenBack(walletKobo)
    await reopenWallet()
    const ref = randomUUID()
    expect((await cancel(id, ref)).data).toMatchObject({
      status: 'cancelled',
      payment: { refundedKobo: 10_000_000, heldKobo: 0, feeKobo: 500_000 },
    })
    expect([(await cancel(id, ref)).status, (await cancel(id)).body.code]).toEqual([200, 'GIG_STATE'])
    await isBack(backKobo)
    expect(await returnedMessage()).toEqual(message)
    // The remainder that the gateway is owed is the fee, which is not refunded after a hire.
    expect(await world('gateway')).toBe(-backKobo - 537_500)
  })

  it('settles a reversed funding first, whose money was in the Gig', async () => {
    const afterSettling = async (fundedKobo: number) => {
      actor = await readyEmployer(test, { kobo: fundedKobo })
      const { id } = await openGig(test, actor)
      const [funding] = await test.db
        .select()
        .from(payment)
        .where(and(eq(payment.employerId, actor.employerId), eq(payment.type, 'wallet_funding')))
      await settle(test.db, funding?.reference ?? '', { status: 'reversed' }, test.deps.now())
      await reopenWallet()
      expect(await balances()).toEqual([0, 10_000_000])
      await cancel(id)
      expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
      return balances()
    }
    // 4,000,000 kobo of the second funding were left in the wallet and went back to the bank first.
    expect(await afterSettling(total)).toEqual([0, 0])
    expect(await afterSettling(total + 4_000_000)).toEqual([0, 0])
    expect(await world('gateway')).toBe(0)
    expect(await returnedMessage()).toEqual([
      '₦105,375.00 is back in your wallet. ₦105,375.00 of it went to your bank for a payment that it reversed. Refund for Product launch photographer.',
    ])
    const statement = await test.call(
      api.statements.get,
      { query: { from: '2025-11-01', to: '2025-12-31', limit: 50, skip: 0 } },
      actor,
    )
    expect(statement.data.lines.filter(({ returned }) => returned).map(({ amountKobo }) => amountKobo)).toEqual([
      4_000_000,
      total,
    ])
  })

  it('returns the unearned money to the gateway when it completes', async () => {
    const id = await takenBack(0)
    actor = await goTo(test, actor, '2025-12-06T15:00:00+01:00')
    await test.db.update(workerGig).set({ status: 'cancelled' }).where(eq(workerGig.gigId, id))
    actor = await goTo(test, actor, '2025-12-06T20:00:00+01:00')
    expect(await read(id)).toMatchObject({ status: 'completed', payment: { refundedKobo: 10_000_000, heldKobo: 0 } })
    await isBack(0)
  })

  it('returns all held money to the gateway when it expires', async () => {
    const id = await takenBack(1_000_000)
    await test.db.update(workerGig).set({ status: 'cancelled' }).where(eq(workerGig.gigId, id))
    actor = await goTo(test, actor, '2025-12-06T14:00:00+01:00')
    expect(await read(id)).toMatchObject({
      status: 'expired',
      payment: { refundedKobo: total, heldKobo: 0, feeKobo: 0 },
    })
    await isBack(1_000_000)
    expect(await world('gateway')).toBe(-1_000_000)
  })
})

it('a refund is told in whole sentences, also where the title of its Gig ends in one', async () => {
  actor = await readyEmployer(test, { kobo: total })
  const { id } = await openGig(test, actor, { title: 'Bring the whole crew!' })
  await cancel(id)
  expect(await returnedMessage()).toEqual(['₦105,375.00 is back in your wallet. Refund for Bring the whole crew!'])
})
