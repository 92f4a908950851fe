import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { mostKobo } from '../../../src/api/contract/schemas/money.ts'
import { api } from '../../../src/api/contract/table.ts'
import { gig, worker, workerGig } from '../../db/gig-schema.ts'
import { ledgerEntry, payment } from '../../db/money-schema.ts'
import { mail, wallet } from '../../db/schema.ts'
import { fillPlace, goTo, openGig, payGig, postGig, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { workerAccount } from '../../testing/review-harness.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { completeIfDone } from './transition-jobs.ts'
import { releasePay } from './release.ts'
import { lockGig } from './service.ts'
import { auditLedger } from '../money/ledger.ts'
import { settle } from '../money/settle.ts'

const { dashboard, gigs, notifications, payments } = api
const total = 10_537_500

let test: TestApp
let actor: Actor
// A place of its own for each test: each moves the clock.
beforeEach(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test)
  return test.close
})

const read = async (id: string) => (await test.call(gigs.get, { params: { id } }, actor)).data
const balances = async () => {
  const { availableKobo, heldKobo } = (await test.call(dashboard.getWallet, {}, actor)).data
  return [availableKobo, heldKobo]
}
const used = async () => (await test.call(dashboard.getWallet, {}, actor)).data.subscription?.gigUsed
const onPage = (gigId: string, ref: string = randomUUID()) =>
  test.call(gigs.getPaymentData, { body: { method: 'checkout', gigId, ref } }, actor)
const cancel = (id: string, { ref = randomUUID() as string, pin = readyPin } = {}) =>
  test.call(gigs.cancel, { params: { id }, body: { reason: 'event_cancelled', feeKobo: mostKobo, pin, ref } }, actor)
/** Balances of the system accounts, in kobo. */
const world = async (account: string) =>
  (await test.db.select().from(ledgerEntry).where(eq(ledgerEntry.accountId, account))).reduce(
    (sum, { amountKobo }) => sum + amountKobo,
    0,
  )
const isSound = async (...ids: string[]) => {
  for (const id of ids) {
    const { paidKobo, heldKobo, releasedKobo, refundedKobo, feeKobo, vatKobo } = (await read(id)).payment
    expect(heldKobo + releasedKobo + refundedKobo + feeKobo + vatKobo).toBe(paidKobo)
  }
  expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
}
const titles = async () =>
  (await test.call(notifications.list, { query: {} }, actor)).data.notifications.map(({ title }) => title)

describe('paying from the wallet', () => {
  it('refuses a reference that another payment has, also for a draft without a price', async () => {
    const [paid, draft] = [await postGig(test, actor), await postGig(test, actor, { title: 'x', saveAsDraft: true })]
    const ref = randomUUID()
    expect((await payGig(test, actor, paid.id, {}, ref)).status).toBe(200)
    expect((await payGig(test, actor, draft.id, {}, ref)).body.code).toBe('CONFLICT')
    expect((await onPage(draft.id, ref)).body.code).toBe('CONFLICT')
    expect(test.problems).toEqual([])
  })

  it('holds the pay, books fee and VAT in one posting, opens the Gig and uses one Gig of the plan', async () => {
    const { id } = await postGig(test, actor)
    const paid = await payGig(test, actor, id)
    expect([paid.status, paid.body.message]).toEqual([200, 'Gig posted'])
    expect(paid.data).toMatchObject({
      type: 'gig_payment',
      direction: 'debit',
      amountKobo: total,
      feeKobo: 537_500,
      status: 'success',
      channel: 'wallet',
      gigId: id,
      balanceAfterKobo: 100_000_000 - total,
    })
    expect(await read(id)).toMatchObject({
      status: 'open',
      publishedAt: expect.any(String),
      payment: { paidKobo: total, heldKobo: 10_000_000, transactionId: paid.data.id, transactionStatus: 'success' },
    })
    expect([await balances(), await used(), await world('fee-income'), await world('vat')]).toEqual([
      [100_000_000 - total, 10_000_000],
      1,
      500_000,
      37_500,
    ])
    expect(await titles()).toContain('Gig published')
    expect((await test.call(dashboard.getOnboardingStatus, {}, actor)).data.steps.firstGig).toBe(true)
    await isSound(id)
  })

  it('pays once for repeated and for concurrent calls', async () => {
    const { id } = await postGig(test, actor)
    const ref = randomUUID()
    const same = await Promise.all(Array.from({ length: 8 }, () => payGig(test, actor, id, {}, ref)))
    expect(new Set(same.map(({ status, data }) => `${status} ${data.reference}`)).size).toBe(1)
    expect(same[0]?.status).toBe(200)
    const others = await Promise.all(Array.from({ length: 4 }, () => payGig(test, actor, id)))
    expect(others.map(({ body }) => body.code)).toEqual(['GIG_STATE', 'GIG_STATE', 'GIG_STATE', 'GIG_STATE'])
    expect([await balances(), await used()]).toEqual([[100_000_000 - total, 10_000_000], 1])
    await isSound(id)
  })

  it('stores nothing when the balance is insufficient', async () => {
    const poor = await readyEmployer(test, { kobo: 1_000_000 })
    const { id } = await postGig(test, poor)
    expect((await payGig(test, poor, id)).body.code).toBe('INSUFFICIENT_FUNDS')
    expect((await test.call(gigs.get, { params: { id } }, poor)).data).toMatchObject({
      status: 'pending_payment',
      payment: { paidKobo: 0, transactionId: null },
    })
    expect(await test.db.$count(payment, eq(payment.employerId, poor.employerId))).toBe(1)
  })
})

describe('paying on the payment page', () => {
  it('needs neither wallet nor PIN, and opens the Gig when the payment succeeds', async () => {
    await test.db.update(wallet).set({ status: 'not_activated' }).where(eq(wallet.employerId, actor.employerId))
    const { id } = await postGig(test, actor)
    const { data } = await onPage(id)
    expect(data).toMatchObject({
      gigId: id,
      totalKobo: total,
      quoteId: null,
      authorizationUrl: expect.stringContaining('https://'),
    })
    expect(test.payments.charges.at(-1)).toMatchObject({
      amountKobo: total,
      returnUrl: 'https://marquee.example/dashboard/post-gig/transaction-status',
    })
    expect((await read(id)).payment).toMatchObject({ paidKobo: 0, transactionStatus: 'pending' })
    await Promise.all(
      [1, 2, 3].map(() =>
        settle(
          test.db,
          data.reference ?? '',
          { status: 'success', amountKobo: total, channel: 'card' },
          test.deps.now(),
        ),
      ),
    )
    expect(await read(id)).toMatchObject({
      status: 'open',
      payment: { paidKobo: total, heldKobo: 10_000_000, transactionStatus: 'success' },
    })
    expect([await balances(), await used()]).toEqual([[100_000_000, 10_000_000], 1])
    await isSound(id)
  })

  it('refuses a second payment, a change and a deletion while a payment is not final', async () => {
    const { id } = await postGig(test, actor)
    const ref = randomUUID()
    const { data } = await onPage(id, ref)
    expect((await onPage(id, ref)).data.reference).toBe(data.reference)
    const codes = [
      await onPage(id),
      await payGig(test, actor, id),
      await test.call(gigs.update, { params: { id }, body: { rateKobo: 6_000_000 } }, actor),
      await test.call(gigs.remove, { params: { id } }, actor),
    ]
    expect(codes.map(({ body }) => body.code)).toEqual([
      'PAYMENT_UNFINISHED',
      'PAYMENT_UNFINISHED',
      'PAYMENT_UNFINISHED',
      'PAYMENT_UNFINISHED',
    ])
  })

  it.each(['failed', 'abandoned'] as const)(
    'that is %s leaves the Gig unpaid, so that it can be paid again',
    async (status) => {
      const { id } = await postGig(test, actor)
      const { data } = await onPage(id)
      await settle(test.db, data.reference ?? '', { status }, test.deps.now())
      expect(await read(id)).toMatchObject({ status: 'pending_payment', payment: { transactionStatus: status } })
      expect((await payGig(test, actor, id)).status).toBe(200)
      // A late success of the first payment is credited to the wallet, because the Gig is already paid.
      await settle(test.db, data.reference ?? '', { status: 'success', amountKobo: total }, test.deps.now())
      expect([await balances(), await used()]).toEqual([[100_000_000, 10_000_000], 1])
      await isSound(id)
    },
  )

  it('is started once by two concurrent calls', async () => {
    const { id } = await postGig(test, actor)
    const answers = await Promise.all([onPage(id), onPage(id), onPage(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await test.db.$count(payment, eq(payment.type, 'gig_payment'))).toBe(1)
  })

  it('is started again by the same call when the provider did not receive it', async () => {
    const { id } = await postGig(test, actor)
    const ref = randomUUID()
    test.payments.setDown(true)
    expect((await onPage(id, ref)).body.code).toBe('UNAVAILABLE')
    expect((await read(id)).payment.transactionStatus).toBe('pending')
    test.payments.setDown(false)
    expect((await onPage(id, ref)).status).toBe(200)
  })

  it('cancels a Gig without hires on a chargeback, and restricts the wallet when a worker is hired', async () => {
    const ids = [(await postGig(test, actor)).id, (await postGig(test, actor)).id] as const
    for (const id of ids) {
      await settle(
        test.db,
        (await onPage(id)).data.reference ?? '',
        { status: 'success', amountKobo: total },
        test.deps.now(),
      )
    }
    await fillPlace(test, actor, ids[1])
    for (const id of ids) {
      const [row] = await test.db
        .select()
        .from(payment)
        .where(eq(payment.id, (await read(id)).payment.transactionId ?? ''))
      await settle(test.db, row?.reference ?? '', { status: 'reversed' }, test.deps.now())
    }
    expect((await read(ids[0])).status).toBe('cancelled')
    expect((await read(ids[1])).payment.heldKobo).toBe(10_000_000)
    expect(await balances()).toEqual([100_000_000 - total, 10_000_000])
    expect((await test.call(dashboard.getWallet, {}, actor)).data.status).toBe('restricted')
    await isSound(...ids)
  })
})

describe('cancelling', () => {
  it('refunds everything once, the fee included, when no worker is hired', async () => {
    const { id } = await openGig(test, actor)
    const ref = randomUUID()
    expect((await cancel(id, { pin: '0000' })).body).toMatchObject({ code: 'INVALID_PIN', attemptsLeft: 4 })
    expect((await Promise.all([cancel(id, { ref }), cancel(id, { ref })])).map(({ status }) => status)).toEqual([
      200, 200,
    ])
    expect((await cancel(id, { ref })).status).toBe(200)
    expect((await cancel(id)).body.code).toBe('GIG_STATE')
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      closedReason: 'event_cancelled',
      cancellation: { allowed: false },
      payment: { refundedKobo: total, heldKobo: 0, feeKobo: 0, vatKobo: 0 },
    })
    expect([await balances(), await world('fee-income'), await world('vat')]).toEqual([[100_000_000, 0], 0, 0])
    expect(await titles()).toEqual(expect.arrayContaining(['Gig cancelled', 'Money returned']))
    await isSound(id)
  })

  it('costs only the fee until 48 hours before; later each hired worker gets a tenth of the agreed pay', async () => {
    const ids = [(await openGig(test, actor)).id, (await openGig(test, actor)).id] as const
    for (const id of ids) await fillPlace(test, actor, id, 4_000_000)
    const [place] = await test.db.select().from(workerGig).where(eq(workerGig.gigId, ids[0]))
    await test.db
      .update(worker)
      .set({ account: workerAccount })
      .where(eq(worker.id, String(place?.workerId)))
    actor = await goTo(test, actor, '2025-12-04T14:00:00+01:00')
    expect((await cancel(ids[0])).data).toMatchObject({
      status: 'cancelled',
      workersHired: 0,
      payment: { refundedKobo: 10_000_000, releasedKobo: 0, feeKobo: 500_000 },
    })
    actor = await goTo(test, actor, '2025-12-04T14:00:01+01:00')
    expect((await read(ids[1])).cancellation).toMatchObject({ allowed: true, refundKobo: 9_600_000, feeKobo: 400_000 })
    const sent = await world('gateway')
    expect((await cancel(ids[1])).data).toMatchObject({
      payment: { refundedKobo: 9_600_000, releasedKobo: 400_000, heldKobo: 0 },
    })
    const { transactions } = (await test.call(payments.list, { query: { type: 'worker_payout' } }, actor)).data
    // The payout is pending, so the amount is payable to the worker.
    expect(transactions).toMatchObject([
      {
        amountKobo: 400_000,
        feeKobo: 0,
        status: 'pending',
        final: false,
        channel: null,
        completedAt: null,
        gigId: ids[1],
        counterparty: { name: 'Tunde Bakare' },
      },
    ])
    expect([await world('worker-payable'), await world('gateway')]).toEqual([400_000, sent])
    expect(await test.db.$count(workerGig, eq(workerGig.status, 'cancelled'))).toBe(2)
    const letters = (await test.db.select().from(mail).orderBy(mail.id)).filter(({ subject }) =>
      subject.includes('was cancelled'),
    )
    const isSaid = (rest: string) =>
      letters.map(({ text }) => text.includes(`If you are owed a part of the pay, it ${rest}`))
    expect(isSaid('is sent to your bank account.')).toEqual([true, false])
    expect(isSaid('is kept for you, and will be sent once you have added a bank account.')).toEqual([false, true])
    await isSound(...ids)
  })

  it('is refused once the work has begun', async () => {
    const { id } = await openGig(test, actor)
    await fillPlace(test, actor, id)
    actor = await goTo(test, actor, '2025-12-06T14:00:00+01:00')
    const answer = await cancel(id)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'GIG_STATE',
      'The work has begun. Contact support to call it off.',
    ])
  })
})

describe('scheduled transitions of Gigs', () => {
  it('turn unpaid Gigs into drafts after a week and free their place on the plan', async () => {
    const employer = await readyEmployer(test, { gigCount: 1 })
    const { id } = await postGig(test, employer)
    expect((await test.call(gigs.create, { body: gigs.create.example.body }, employer)).body.code).toBe('QUOTA_USED')
    const later = await goTo(test, employer, '2025-11-21T10:00:00Z')
    expect((await test.call(gigs.get, { params: { id } }, later)).data.status).toBe('draft')
    expect((await test.db.select().from(gig).where(eq(gig.id, id)))[0]).toMatchObject({
      nextSessionAt: null,
      deadlineAt: null,
    })
    expect((await test.call(gigs.create, { body: gigs.create.example.body }, later)).status).toBe(200)
  })

  it('keep an unpaid Gig while its payment is not final', async () => {
    const { id } = await postGig(test, actor)
    const { data } = await onPage(id)
    actor = await goTo(test, actor, '2025-11-21T10:00:00Z')
    expect((await read(id)).status).toBe('pending_payment')
    await settle(test.db, data.reference ?? '', { status: 'success', amountKobo: total }, test.deps.now())
    expect((await read(id)).status).toBe('open')
  })

  it('expire Gigs without hires at their first session and refund everything', async () => {
    const { id } = await openGig(test, actor)
    actor = await goTo(test, actor, '2025-12-06T13:59:59+01:00')
    expect((await read(id)).status).toBe('open')
    actor = await goTo(test, actor, '2025-12-06T14:00:00+01:00')
    expect(await read(id)).toMatchObject({ status: 'expired', payment: { refundedKobo: total } })
    expect([await balances(), await titles()]).toEqual([[100_000_000, 0], expect.arrayContaining(['Gig expired'])])
    await isSound(id)
  })

  it('start Gigs with their first session, run over midnight, and complete them when every place is paid or cancelled', async () => {
    const sessions = [
      { date: '2025-12-06', start: '18:00', end: '02:00', endsNextDay: true },
      { date: '2025-12-08', start: '10:00', end: '12:00' },
    ]
    const { id } = await openGig(test, actor, { sessions })
    const place = await fillPlace(test, actor, id)
    actor = await goTo(test, actor, '2025-12-07T02:00:00+01:00')
    expect(await read(id)).toMatchObject({ status: 'in_progress', workersHired: 1 })
    expect((await test.db.select().from(workerGig).where(eq(workerGig.id, place)))[0]?.status).toBe('active')
    const order = async () =>
      (await test.call(gigs.list, { query: { sort: 'next_session' } }, actor)).data.gigs.map(
        (listedGig) => listedGig.id,
      )
    const sooner = await openGig(test, actor, {
      sessions: [{ date: '2025-12-08', start: '09:00', end: '10:00' }],
      applicationDeadline: '2025-12-07T20:00:00+01:00',
    })
    expect(await order()).toEqual([sooner.id, id])
    actor = await goTo(test, actor, '2025-12-08T12:00:00+01:00')
    expect((await read(id)).status).toBe('in_progress')
    await test.db.transaction(async (tx) => {
      const paidPlace = {
        workerGigId: place,
        workerName: 'Tunde Bakare',
        kobo: 5_000_000,
        withCommission: true,
        ref: `payout:${place}`,
      }
      const { gig: row } = await releasePay(tx, await lockGig(tx, actor.employerId, id), paidPlace, test.deps.now())
      expect((await completeIfDone(tx, row, test.deps.now())).status).toBe('in_progress')
      await tx.update(workerGig).set({ status: 'paid' }).where(eq(workerGig.id, place))
      await completeIfDone(tx, row, test.deps.now())
    })
    // The pay of the unfilled place is refunded; the fee and the worker's commission are not.
    expect(await read(id)).toMatchObject({
      status: 'completed',
      payment: { releasedKobo: 5_000_000, refundedKobo: 5_000_000, heldKobo: 0, feeKobo: 500_000 },
    })
    expect(await world('fee-income')).toBe(500_000 + 250_000)
    await isSound(id, sooner.id)
  })
})
