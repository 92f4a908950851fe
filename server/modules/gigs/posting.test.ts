import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { exampleGig } from '../../../src/api/contract/endpoints/gigs.ts'
import { api } from '../../../src/api/contract/table.ts'
import { gig, gigSession, worker, workerGig } from '../../db/gig-schema.ts'
import { company, mail, subscription } from '../../db/schema.ts'
import { fillPlace, openGig, payGig, postGig, quoteOf, readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { minute } from '../../platform/clock/time.ts'

const { dashboard, gigs } = api

let test: TestApp
let actor: Actor
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  actor = await readyEmployer(test)
})
afterAll(() => test.close())

const read = async (id: string) => (await test.call(gigs.get, { params: { id } }, actor)).data
const update = (id: string, body: object) => test.call(gigs.update, { params: { id }, body }, actor)

describe('a quote', () => {
  it('prices pay, fee and VAT, and returns the wallet balance and the shortfall', async () => {
    const quote = await quoteOf(test, actor)
    expect(quote).toMatchObject({
      totalKobo: 10_537_500,
      workerNetKobo: 4_750_000,
      walletAvailableKobo: 100_000_000,
      shortfallKobo: 0,
      expiresAt: '2025-11-14T10:15:00.000Z',
    })
    expect(quote.cancellation).toMatchObject({
      allowed: true,
      refundKobo: 10_537_500,
      freeUntil: '2025-12-04T13:00:00.000Z',
    })
    const poor = await readyEmployer(test, { kobo: 1_000_000 })
    expect(await quoteOf(test, poor)).toMatchObject({ walletAvailableKobo: 1_000_000, shortfallKobo: 9_537_500 })
  })

  it('is valid for its employer and its price for 15 minutes', async () => {
    const { id } = await postGig(test, actor)
    const other = await readyEmployer(test)
    const pay = async (quoteId: string) =>
      (
        await test.call(
          gigs.payFromWallet,
          { params: { id }, body: { quoteId, pin: '2580', ref: randomUUID() } },
          actor,
        )
      ).body.code
    const changed = { code: 'QUOTE_CHANGED' }
    expect(await pay((await quoteOf(test, other)).quoteId ?? '')).toBe(changed.code)
    expect(await pay((await quoteOf(test, actor, { rateKobo: 5_000_001 })).quoteId ?? '')).toBe(changed.code)
    expect(await pay((await quoteOf(test, actor, { workersNeeded: 1 })).quoteId ?? '')).toBe(changed.code)
    const { quoteId } = await quoteOf(test, actor)
    test.advance(15 * minute)
    expect(await pay(quoteId ?? '')).toBe(changed.code)
    expect((await read(id)).status).toBe('pending_payment')
    expect(await pay((await quoteOf(test, actor)).quoteId ?? '')).toBeUndefined()
  })

  it('refuses input without a valid price', async () => {
    const sessions = Array.from({ length: 31 }, (_, index) => ({
      date: `2026-01-${String(index + 1).padStart(2, '0')}`,
      start: '00:00',
      end: '16:00',
    }))
    const answer = await test.call(
      gigs.getPaymentData,
      { body: { payType: 'per_hour', rateKobo: 10_000_000_000, workersNeeded: 100, sessions } },
      actor,
    )
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { rateKobo: 'Pay for all workers must be at most ₦999,999,999,999.99' },
    ])
  })
})

describe('creating', () => {
  it('stores every field, and gives each deliverable an id', async () => {
    const made = await postGig(test, actor)
    expect(await read(made.id)).toEqual(made)
    expect(made).toMatchObject({
      ...exampleGig,
      deliverables: [{ text: '120 edited photos in 5 days', id: expect.stringMatching(/^dlv_/) }],
      location: { city: 'Victoria Island', landmark: null },
      status: 'pending_payment',
      workersHired: 0,
    })
    expect(made.payment).toMatchObject({
      subtotalKobo: 10_000_000,
      feeKobo: 500_000,
      vatKobo: 37_500,
      totalKobo: 10_537_500,
      paidKobo: 0,
      heldKobo: 0,
      transactionId: null,
    })
    expect(made.id).toMatch(/^gig_[0-9a-f]{24}$/)
  })

  it('creates one Gig per reference, also for ten concurrent calls', async () => {
    const ref = randomUUID()
    const made = await Promise.all(Array.from({ length: 10 }, () => postGig(test, actor, { ref })))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await test.db.$count(gig, eq(gig.employerId, actor.employerId))).toBe(1)
  })

  it('says of a repeated reference that it was saved only when the Gig holds what was sent', async () => {
    const save = (title: string, ref: string) => {
      const deliverables = [{ text: 'Forty photos' }]
      return test.call(gigs.create, { body: { title, deliverables, saveAsDraft: true, ref } }, actor)
    }
    const ref = randomUUID()
    const [first, again, other] = [await save('A party', ref), await save('A party', ref), await save('A wedding', ref)]
    expect([first, again, other].map(({ body }) => body.message)).toEqual(['Draft saved', 'Draft saved', undefined])
    expect(other.data).toEqual(first.data)
  })

  it('stores lone surrogates and markup without an error', async () => {
    const { id } = await postGig(test, actor, { title: '<b>\uD800</b> & a title', workSkills: ['\uDC00 skill'] })
    expect(await read(id)).toMatchObject({ title: '<b>\uFFFD</b> & a title', workSkills: ['\uFFFD skill'] })
  })

  it('needs a business name and an active plan, but a draft needs neither', async () => {
    const code = async (body: object = {}) =>
      (await test.call(gigs.create, { body: { ...exampleGig, ...body } as never }, actor)).body.code
    await test.db.update(subscription).set({ status: 'past_due' }).where(eq(subscription.employerId, actor.employerId))
    expect(await code()).toBe('NO_PLAN')
    await test.db.update(company).set({ companyName: null }).where(eq(company.employerId, actor.employerId))
    expect(await code()).toBe('PROFILE_INCOMPLETE')
    expect(await code({ saveAsDraft: true })).toBeUndefined()
  })

  it('never exceeds the quota of the plan under concurrent posts; drafts use no quota, unpaid Gigs reserve one', async () => {
    const limited = await readyEmployer(test, { gigCount: 3 })
    for (let times = 0; times < 3; times += 1) await test.call(gigs.create, { body: { saveAsDraft: true } }, limited)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => test.call(gigs.create, { body: exampleGig }, limited)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => `${body.code} ${body.message}`)),
    ).toEqual(new Set(['QUOTA_USED A Gig that waits for its payment has your last place. Pay for it or delete it.']))
    const reserved = async () => (await test.call(dashboard.getWallet, {}, limited)).data.subscription?.gigReserved
    expect(await reserved()).toBe(3)
    const mine = answers.filter(({ status }) => status === 200).map(({ data }) => data.id)
    await Promise.all(mine.map((id) => payGig(test, limited, id)))
    const [plan] = await test.db.select().from(subscription).where(eq(subscription.employerId, limited.employerId))
    expect(plan?.gigUsed).toBe(3)
    expect(await reserved()).toBe(0)
    expect((await test.call(gigs.create, { body: exampleGig }, limited)).body.message).toBe(
      'You have used all 3 Gigs on your plan.',
    )
  })

  it('has no limit on an unlimited plan', async () => {
    const unlimited = await readyEmployer(test, { gigCount: null })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => test.call(gigs.create, { body: exampleGig }, unlimited)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it('stores the republished Gig, which must be the employer’s own', async () => {
    const first = await postGig(test, actor)
    expect((await postGig(test, actor, { republishedFromGigId: first.id })).republishedFromGigId).toBe(first.id)
    const other = await readyEmployer(test)
    const answer = await test.call(gigs.create, { body: { ...exampleGig, republishedFromGigId: first.id } }, other)
    expect([answer.status, answer.body.message]).toEqual([404, 'Gig not found'])
  })
})

describe('a draft', () => {
  it('is saved incomplete, posted once it is complete, and priced then', async () => {
    const { data: draft, body } = await test.call(gigs.create, { body: { saveAsDraft: true, title: 'Ball' } }, actor)
    expect([draft.status, body.message, draft.payment.totalKobo]).toEqual(['draft', 'Draft saved', 0])
    expect((await update(draft.id, { publish: true })).body.errors).toMatchObject({
      title: 'Gig title must be at least 8 characters',
      description: 'Description is required',
    })
    const half = await update(draft.id, { sessions: [{ date: '2025-12-06', start: '', end: '' }], rateKobo: 5_000_000 })
    expect(half.data).toMatchObject({
      title: 'Ball',
      rateKobo: 5_000_000,
      sessions: [{ date: '2025-12-06', start: '' }],
    })
    const { saveAsDraft: _, ...fields } = { saveAsDraft: true, ...exampleGig }
    const posted = await update(draft.id, { ...fields, publish: true })
    expect([posted.data.status, posted.body.message, posted.data.payment.totalKobo]).toEqual([
      'pending_payment',
      undefined,
      10_537_500,
    ])
    expect(await test.db.$count(gigSession, eq(gigSession.gigId, draft.id))).toBe(1)
  })

  it('is listed last when sorted by the next session, until it is posted', async () => {
    const posted = await postGig(test, actor)
    const sooner = {
      sessions: [{ date: '2025-11-28', start: '14:00', end: '20:00' }],
      applicationDeadline: '2025-11-26T12:00:00+01:00',
    }
    const { data: draft } = await test.call(
      gigs.create,
      { body: { ...exampleGig, ...sooner, saveAsDraft: true } },
      actor,
    )
    const order = async () =>
      Promise.all(
        (['next_session', 'deadline'] as const).map(async (sort) =>
          (await test.call(gigs.list, { query: { sort } }, actor)).data.gigs.map(({ id }) => id),
        ),
      )
    expect(await order()).toEqual([
      [posted.id, draft.id],
      [posted.id, draft.id],
    ])
    await update(draft.id, { title: 'Product launch photographers' })
    expect(await order()).toEqual([
      [posted.id, draft.id],
      [posted.id, draft.id],
    ])
    await update(draft.id, { publish: true })
    expect(await order()).toEqual([
      [draft.id, posted.id],
      [draft.id, posted.id],
    ])
  })

  it('can be deleted; a paid Gig cannot', async () => {
    const { data: draft } = await test.call(gigs.create, { body: { saveAsDraft: true } }, actor)
    const remove = (id: string, who = actor) => test.call(gigs.remove, { params: { id } }, who)
    expect((await remove(draft.id, await readyEmployer(test))).status).toBe(404)
    expect((await remove(draft.id)).body.message).toBe('Draft deleted')
    expect((await remove(draft.id)).status).toBe(404)
    const unpaid = await postGig(test, actor)
    expect((await remove(unpaid.id)).body.message).toBe('Gig deleted')
    expect((await remove((await openGig(test, actor)).id)).body.code).toBe('GIG_STATE')
  })
})

describe('updating', () => {
  it('changes only the sent fields, and recalculates the price of an unpaid Gig', async () => {
    const { id } = await postGig(test, actor)
    const { data } = await update(id, { rateKobo: 6_000_000 })
    expect(data).toMatchObject({ title: exampleGig.title, rateKobo: 6_000_000, payment: { totalKobo: 12_645_000 } })
    expect((await update(id, { title: '' })).body.errors).toEqual({ title: 'Gig title is required' })
    expect((await read(id)).title).toBe(exampleGig.title)
  })

  it('refuses a change of the pay once the Gig is paid, with a reason that depends on the hires', async () => {
    const { id } = await openGig(test, actor)
    const paid = 'Pay cannot change after the Gig is paid.'
    expect((await update(id, { rateKobo: 1, payType: 'per_day', workersNeeded: 3 })).body.errors).toEqual({
      payType: paid,
      rateKobo: paid,
      workersNeeded: paid,
    })
    expect((await update(id, { rateKobo: exampleGig.rateKobo ?? 0, category: 'dj' })).data).toMatchObject({
      category: 'dj',
    })
    await fillPlace(test, actor, id)
    expect((await update(id, { rateKobo: 1 })).body.errors).toEqual({
      rateKobo: 'Pay cannot change after a worker is hired.',
    })
    const { lockedFields } = (await test.call(gigs.getToEdit, { params: { id } }, actor)).data
    expect(lockedFields.map(({ field }) => field)).toEqual(['payType', 'rateKobo', 'workersNeeded'])
  })

  it('moves paid sessions, but neither lengthens nor adds any', async () => {
    const { id } = await openGig(test, actor)
    const session = { date: '2025-12-08', start: '10:00', end: '16:00' }
    const moved = await update(id, { sessions: [session] })
    expect(moved.data).toMatchObject({
      sessions: [{ date: '2025-12-08', start: '10:00' }],
      payment: { totalKobo: 10_537_500 },
    })
    for (const sessions of [[{ ...session, end: '17:00' }], [session, { ...session, date: '2025-12-09' }]]) {
      expect((await update(id, { sessions })).body.errors).toEqual({
        sessions: 'You can move a session, but not add, remove, lengthen or shorten one.',
      })
    }
    expect((await update(id, { sessions: [{ ...session, date: '2025-11-13' }] })).body.errors).toMatchObject({
      'sessions.0.date': 'Date cannot be in the past',
    })
  })

  it('notifies hired workers when tellWorkers is set', async () => {
    const { id } = await openGig(test, actor)
    const place = await fillPlace(test, actor, id)
    expect(place).toMatch(/^wg_/)
    const mails = async () =>
      (await test.db.select().from(mail)).filter(({ subject }) => subject === 'A Gig you were hired for has changed')
        .length
    const before = await mails()
    await update(id, { title: 'Another title of it' })
    expect(await mails()).toBe(before)
    await update(id, { title: 'The third title of it', tellWorkers: true })
    expect(await mails()).toBe(before + 1)
  })

  it('notifies nobody again where the same changes are sent again, as after a lost answer', async () => {
    const { id } = await openGig(test, actor)
    await fillPlace(test, actor, id)
    const before = await test.db.$count(mail)
    const changes = { description: 'x'.repeat(60), deliverables: [{ text: 'Forty photos' }], tellWorkers: true }
    for (let times = 0; times < 2; times += 1) expect((await update(id, changes)).status).toBe(200)
    expect(await test.db.$count(mail)).toBe(before + 1)
  })

  it('notifies workers once of changes that are stored already and were not told, as where only the second sending is to tell them', async () => {
    const { id } = await openGig(test, actor)
    await fillPlace(test, actor, id)
    const before = await test.db.$count(mail)
    const changes = { description: 'x'.repeat(60), deliverables: [{ text: 'Forty photos' }] }
    const mailsAfter = async (body: typeof changes & { tellWorkers?: boolean }) => {
      expect((await update(id, body)).status).toBe(200)
      return (await test.db.$count(mail)) - before
    }
    expect(await mailsAfter(changes)).toBe(0)
    expect(await mailsAfter({ ...changes, tellWorkers: false })).toBe(0)
    expect(await mailsAfter({ ...changes, tellWorkers: true })).toBe(1)
    expect(await mailsAfter({ ...changes, tellWorkers: true })).toBe(1)
    expect(await mailsAfter(changes)).toBe(1)
    expect(await mailsAfter({ ...changes, tellWorkers: true })).toBe(1)
  })

  it('sends no mail to a hired worker whose address is unknown, and is saved', async () => {
    const { id } = await openGig(test, actor)
    await fillPlace(test, actor, id)
    const [place] = await test.db.select().from(workerGig).where(eq(workerGig.gigId, id))
    await test.db
      .update(worker)
      .set({ email: null })
      .where(eq(worker.id, place?.workerId ?? ''))
    const before = await test.db.$count(mail)
    expect((await update(id, { title: 'A title that is told', tellWorkers: true })).data.title).toBe(
      'A title that is told',
    )
    expect(await test.db.$count(mail)).toBe(before)
  })

  it('is not allowed for another employer', async () => {
    const { id } = await postGig(test, actor)
    const other = await readyEmployer(test)
    for (const endpoint of [gigs.get, gigs.getToEdit, gigs.remove]) {
      expect((await test.call(endpoint, { params: { id } }, other)).status).toBe(404)
    }
    expect((await test.call(gigs.update, { params: { id }, body: { title: 'Taken over by me' } }, other)).status).toBe(
      404,
    )
    expect((await read(id)).title).toBe(exampleGig.title)
  })
})
