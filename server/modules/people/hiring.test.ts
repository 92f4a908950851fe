import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { applicant, gig, workerGig } from '../../db/gig-schema.ts'
import { ledgerPosting, payment } from '../../db/money-schema.ts'
import { mail, wallet } from '../../db/schema.ts'
import { addApplicant, hireByCall, moneyFaults, noMoneyFaults, reportAbsent } from '../../testing/people-state.ts'
import { postGig, readyPin } from '../../testing/ready-employer.ts'
import { hiringHarness } from '../../testing/hiring-harness.ts'
import { settle } from '../money/settle.ts'
import { cancelByWorker } from './working.ts'

const { analytics, dashboard, gigPeople, gigs, payments } = api
const held = 10_000_000

const { state, call, read, available, apply, hire, fill, faults, goTo } = hiringHarness()

describe('hiring', () => {
  it('takes a place for the held pay, and mails the worker', async () => {
    expect((await read()).hiring).toEqual({ freePlaces: 2, payKobo: 5_000_000, spareKobo: 0 })
    const { applicantId, email } = await apply()
    const hired = await hire(applicantId, { note: 'Come by the back gate.' })
    expect(hired).toMatchObject({
      status: 200,
      body: { message: 'Tunde Bakare hired' },
      data: {
        status: 'hired',
        agreedKobo: 5_000_000,
        netKobo: 4_750_000,
        note: 'Come by the back gate.',
        worker: { phone: '+2348035550101', email },
      },
    })
    expect(await read()).toMatchObject({
      workersHired: 1,
      applicantCounts: { pending: 0, hired: 1 },
      hiring: { freePlaces: 1, payKobo: 5_000_000, spareKobo: 0 },
      payment: { heldKobo: held, paidKobo: 10_537_500 },
    })
    const { applicants } = (await call(gigPeople.listApplicants, { params: { id: state.gigId } })).data
    expect(applicants.map(({ hire: place }) => place)).toEqual([{ workerGigId: hired.data.id, agreedKobo: 5_000_000 }])
    const [letter] = await state.test.mailsTo(email ?? '')
    expect(letter?.subject).toBe('You are hired for “Product launch photographer”')
    expect(letter?.text).toContain(
      'It starts on Saturday 6 December, 2:00 PM, in 14 Adetokunbo Ademola Street, Victoria Island.',
    )
    expect(letter?.text).toContain('The agreed pay is ₦50,000.00. You get ₦47,500.00 of it')
    expect(letter?.text).toContain('Come by the back gate.')
  })

  it('answers a repeated reference with the same place, and refuses it for somebody else, other pay and other words', async () => {
    const [one, two] = [await apply(), await apply()]
    const ref = randomUUID()
    const first = await hire(one.applicantId, { ref })
    expect((await hire(one.applicantId, { ref })).data).toEqual(first.data)
    for (const other of [{ agreedKobo: 9_000_000 }, { note: 'Come by the back gate.' }]) {
      const refused = await hire(one.applicantId, { ref, ...other })
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'This worker was hired with other pay or another message. Load the page again to see it.',
      ])
    }
    expect((await hire(two.applicantId, { ref })).body.code).toBe('CONFLICT')
    expect((await read()).workersHired).toBe(1)
    expect(await state.test.mailsTo(one.email ?? '')).toHaveLength(1)
  })

  it('is refused for an applicant who is out, a full Gig, and one that is neither open nor in progress', async () => {
    const [one, two, three] = [await apply(), await apply({ status: 'declined' }), await apply()]
    expect((await hire('ap_none')).body.message).toBe('Applicant not found')
    expect((await hire(two.applicantId)).body).toMatchObject({
      code: 'APPLICANT_STATE',
      message: 'Tunde Bakare was declined in the meantime.',
    })
    await hire(one.applicantId)
    expect((await hire(one.applicantId)).body.message).toBe('Tunde Bakare was hired in the meantime.')
    await fill()
    expect((await read()).hiring?.freePlaces).toBe(0)
    expect((await hire(three.applicantId)).body.code).toBe('NO_FREE_PLACE')
    const posted = await postGig(state.test, state.actor)
    const early = await addApplicant(state.test, state.actor, posted.id)
    expect((await hireByCall(state.test, state.actor, posted.id, early.applicantId)).body.code).toBe('GIG_STATE')
    expect(posted.hiring).toBeNull()
  })

  it('begins immediately in a Gig that is in progress', async () => {
    await fill()
    await goTo('2025-12-06T14:00:00+01:00')
    const { applicantId } = await apply()
    expect((await hire(applicantId)).data.status).toBe('active')
  })
})

describe('a hire for more than is held', () => {
  it('takes the difference with fee and VAT from the wallet, confirmed by the PIN, and adds it to the Gig’s money', async () => {
    const { applicantId } = await apply({ proposedKobo: 6_000_000 })
    const before = (await available()) ?? 0
    const hired = await hire(applicantId, { agreedKobo: 6_000_000, pin: readyPin })
    expect([hired.status, hired.data.agreedKobo]).toEqual([200, 6_000_000])
    // ₦10,000.00 more, the fee of 5 % and its VAT of 7.5 %.
    expect(before - ((await available()) ?? 0)).toBe(1_053_750)
    expect(await read()).toMatchObject({
      payment: {
        subtotalKobo: 11_000_000,
        feeKobo: 550_000,
        vatKobo: 41_250,
        totalKobo: 11_591_250,
        paidKobo: 11_591_250,
        heldKobo: 11_000_000,
      },
      // The pay per place stays that of the price.
      hiring: { freePlaces: 1, payKobo: 5_000_000, spareKobo: 0 },
    })
    expect(await faults()).toEqual(noMoneyFaults)
    const { transactions } = (await call(payments.list, { query: { gigId: state.gigId } })).data
    // The clock stands still, so their order is not that of their creation.
    expect(transactions.find(({ workerGigId }) => workerGigId !== null)).toMatchObject({
      type: 'gig_payment',
      amountKobo: 1_053_750,
      feeKobo: 53_750,
      status: 'success',
      workerGigId: hired.data.id,
    })
    expect((await call(analytics.getDashboard, { query: { range: '7d' } })).data.spendKobo).toBe(11_591_250)
    const mails = (await state.test.db.select().from(mail)).filter(({ text }) =>
      text.includes('higher pay of a worker'),
    )
    expect(mails.map(({ subject }) => subject)).toEqual(['Payment successful'])
    expect(mails[0]?.text).toContain('₦10,537.50 was paid from your wallet')
  })

  it('uses what other hires left before the wallet pays', async () => {
    const [cheap, dear] = [await apply(), await apply()]
    await hire(cheap.applicantId, { agreedKobo: 4_000_000 })
    expect((await read()).hiring).toMatchObject({ freePlaces: 1, spareKobo: 1_000_000 })
    const before = (await available()) ?? 0
    expect((await hire(dear.applicantId, { agreedKobo: 6_000_000 })).status).toBe(200)
    expect(await available()).toBe(before)
    expect((await read()).hiring).toMatchObject({ freePlaces: 0, spareKobo: 0 })
  })

  it('is refused without the PIN, with a wrong one, and without an open wallet with enough money', async () => {
    const { applicantId } = await apply()
    const more = (body = {}) => hire(applicantId, { agreedKobo: 6_000_000, pin: readyPin, ...body })
    expect((await hire(applicantId, { agreedKobo: 6_000_000 })).body.code).toBe('EXTRA_PAY_UNCONFIRMED')
    expect((await more({ pin: '0000' })).body).toMatchObject({ code: 'INVALID_PIN', attemptsLeft: 4 })
    const dear = await more({ agreedKobo: 100_000_000, pin: '0000' })
    // 95,000,000 + 5 % + VAT is 100,106,250; 89,462,500 are left. The PIN is not asked for what cannot be paid.
    expect(dear.body).toMatchObject({ code: 'INSUFFICIENT_FUNDS', message: 'You need ₦106,437.50 more for this Gig.' })
    const setWallet = (status: string) =>
      state.test.db.update(wallet).set({ status }).where(eq(wallet.employerId, state.actor.employerId))
    await setWallet('restricted')
    expect((await more()).body.code).toBe('WALLET_RESTRICTED')
    await setWallet('not_activated')
    expect((await more()).body.code).toBe('WALLET_NOT_ACTIVE')
    expect((await read()).workersHired).toBe(0)
    // A hire for the held pay needs no wallet.
    expect((await hire(applicantId)).status).toBe(200)
  })

  it('is refused with the reference of another payment, and hires nobody', async () => {
    const { applicantId } = await apply()
    const ref = randomUUID()
    await call(api.wallet.withdraw, { body: { amountKobo: 1_000_000, pin: readyPin, ref } })
    expect((await hire(applicantId, { agreedKobo: 6_000_000, pin: readyPin, ref })).body.code).toBe('CONFLICT')
    expect(await read()).toMatchObject({ workersHired: 0, applicantCounts: { pending: 1, hired: 0 } })
  })

  it('is refunded together with the Gig’s price', async () => {
    const { applicantId } = await apply()
    const hired = await hire(applicantId, { agreedKobo: 6_000_000, pin: readyPin })
    const key = { employerId: state.actor.employerId, gigId: state.gigId, id: hired.data.id }
    await state.test.db.transaction((tx) => cancelByWorker(tx, key, state.test.deps.now()))
    const body = { reason: 'event_cancelled', feeKobo: 0, pin: readyPin, ref: randomUUID() } as const
    expect((await call(gigs.cancel, { params: { id: state.gigId }, body })).data.payment).toMatchObject({
      refundedKobo: 11_591_250,
      heldKobo: 0,
      feeKobo: 0,
    })
    expect(await available()).toBe(100_000_000)
    expect(await faults()).toEqual(noMoneyFaults)
  })

  it('leaves a Gig open whose other payment is charged back, and restricts the wallet', async () => {
    const posted = await postGig(state.test, state.actor)
    const body = { method: 'checkout', gigId: posted.id, ref: randomUUID() } as const
    const { reference } = (await call(gigs.getPaymentData, { body })).data
    await settle(state.test.db, reference ?? '', { status: 'success', amountKobo: 10_537_500 }, state.test.deps.now())
    const { applicantId } = await addApplicant(state.test, state.actor, posted.id)
    const hired = await hireByCall(state.test, state.actor, posted.id, applicantId, {
      agreedKobo: 6_000_000,
      pin: readyPin,
    })
    const params = { gigId: posted.id, workerGigId: hired.data.id }
    await call(gigPeople.cancelHire, { params, body: { reason: 'over_budget', feeKobo: 0 } })
    await settle(state.test.db, reference ?? '', { status: 'reversed' }, state.test.deps.now())
    expect((await call(gigs.get, { params: { id: posted.id } })).data.status).toBe('open')
    expect((await call(dashboard.getWallet, {})).data.status).toBe('restricted')
    expect(await moneyFaults(state.test, state.actor, posted.id)).toEqual(noMoneyFaults)
  })
})

describe('the place of an absent worker', () => {
  it('goes to a replacement together with its pay, while its ticket stays', async () => {
    const [absent] = [await fill(6_000_000), await fill(4_000_000)]
    await goTo('2025-12-06T15:00:00+01:00')
    const { applicantId } = await apply()
    expect((await hire(applicantId)).body.code).toBe('NO_FREE_PLACE')
    await reportAbsent(state.test, absent)
    expect((await read()).hiring).toEqual({ freePlaces: 1, payKobo: 5_000_000, spareKobo: 1_000_000 })
    const hired = await hire(applicantId, { agreedKobo: 6_000_000 })
    expect([hired.status, hired.data.status]).toEqual([200, 'active'])
    const [replaced] = await state.test.db.select().from(workerGig).where(eq(workerGig.id, absent))
    expect(replaced).toMatchObject({ status: 'cancelled', cancelReason: 'replaced', dispute: { topic: 'no_show' } })
    expect(await read()).toMatchObject({ workersHired: 2, hiring: { freePlaces: 0, spareKobo: 0 } })
    const mails = await state.test.mailsTo(`${replaced?.workerId ?? ''}@workers.example`)
    expect(mails.at(-1)?.subject).toBe('Your place for “Product launch photographer” went to another worker')
  })

  it('stays the place of a worker who came to another session', async () => {
    const [reported] = [await fill(), await fill()]
    const checkIns = [{ date: '2025-12-06', start: '14:00', at: '2025-12-06T13:55:00+01:00' }]
    await state.test.db.update(workerGig).set({ checkIns }).where(eq(workerGig.id, reported))
    await reportAbsent(state.test, reported)
    expect((await read()).hiring).toMatchObject({ freePlaces: 0 })
    expect((await hire((await apply()).applicantId)).body.code).toBe('NO_FREE_PLACE')
  })

  it('is not given away while another one is free', async () => {
    const absent = await fill()
    await reportAbsent(state.test, absent)
    expect((await read()).hiring).toMatchObject({ freePlaces: 1, spareKobo: 0 })
    const [one, two] = [await apply(), await apply()]
    await hire(one.applicantId)
    expect((await state.test.db.select().from(workerGig).where(eq(workerGig.id, absent)))[0]?.status).toBe('disputed')
    expect((await hire(two.applicantId)).status).toBe(200)
    expect((await state.test.db.select().from(workerGig).where(eq(workerGig.id, absent)))[0]?.status).toBe('cancelled')
  })
})

it('hires are one posting of their own kind each, and none without extra pay', async () => {
  const [one, two] = [await apply(), await apply()]
  await hire(one.applicantId)
  await hire(two.applicantId, { agreedKobo: 5_500_000, pin: readyPin })
  const kinds = await state.test.db
    .select({ kind: ledgerPosting.kind })
    .from(ledgerPosting)
    .innerJoin(payment, eq(payment.id, ledgerPosting.paymentId))
    .where(and(eq(payment.employerId, state.actor.employerId), eq(payment.type, 'gig_payment')))
  // A query without an order answers in any.
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['gig', 'gig-extra'])
  expect(
    await state.test.db.$count(applicant, and(eq(applicant.gigId, state.gigId), eq(applicant.status, 'hired'))),
  ).toBe(2)
  expect((await state.test.db.select().from(gig).where(eq(gig.id, state.gigId)))[0]?.hiredCount).toBe(2)
})
