import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { applicant, workerGig } from '../../db/gig-schema.ts'
import { company } from '../../db/schema.ts'
import { noMoneyFaults } from '../../testing/people-state.ts'
import { fillPlace, openGig, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { hiringHarness } from '../../testing/hiring-harness.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { later, minute } from '../../platform/clock/time.ts'

const { gigPeople } = api

const harness = hiringHarness()
const { state, call, read, apply, hire, fill, faults, goTo } = harness

const cancel = (workerGigId: string, note?: string, feeKobo?: number) =>
  harness.cancelHire(workerGigId, { ...(note !== undefined && { note }), ...(feeKobo !== undefined && { feeKobo }) })
/** Hires a new applicant. */
async function hired() {
  const person = await apply()
  return { ...person, place: (await hire(person.applicantId)).data.id }
}

describe('cancelling a hire', () => {
  it('is free until 48 hours before: the place opens again, the applicant is shortlisted, the worker is mailed', async () => {
    const { place, applicantId, email } = await hired()
    await goTo('2025-12-04T14:00:00+01:00')
    const answer = await cancel(place, 'We moved the date. Sorry!')
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Hire cancelled' },
      data: {
        status: 'cancelled',
        cancelReason: 'date_changed',
        netKobo: 0,
        lateFeeKobo: null,
        worker: { phone: null },
      },
    })
    expect(await read()).toMatchObject({
      workersHired: 0,
      applicantCounts: { shortlisted: 1, hired: 0 },
      hiring: { freePlaces: 2, spareKobo: 0 },
      payment: { releasedKobo: 0 },
    })
    const text = (await state.test.mailsTo(email ?? '')).at(-1)?.text
    expect(text).toContain(
      'The employer cancelled your hire for “Product launch photographer”. You do not have to come.',
    )
    expect(text).toContain('We moved the date. Sorry!')
    expect(text).not.toContain('set aside')
    expect((await hire(applicantId)).status).toBe(200)
  })

  it('costs a tenth of the agreed pay later, which the next hire must pay again', async () => {
    const { place, email } = await hired()
    await goTo('2025-12-04T14:00:01+01:00')
    expect((await cancel(place)).data).toMatchObject({
      netKobo: 500_000,
      lateFeeKobo: 500_000,
      transactionId: expect.any(String),
      transactionStatus: 'pending',
    })
    expect(await read()).toMatchObject({
      payment: { heldKobo: 9_500_000, releasedKobo: 500_000 },
      hiring: { freePlaces: 2, payKobo: 5_000_000, spareKobo: -500_000 },
    })
    expect((await state.test.mailsTo(email ?? '')).at(-1)?.text).toContain(
      '₦5,000.00 of the agreed pay is set aside for you',
    )
    const next = await apply()
    expect((await hire(next.applicantId)).body.code).toBe('EXTRA_PAY_UNCONFIRMED')
    expect((await hire(next.applicantId, { pin: readyPin })).status).toBe(200)
    expect((await read()).hiring).toMatchObject({ freePlaces: 1, spareKobo: 0 })
    expect(await faults()).toEqual(noMoneyFaults)
  })

  it('asks in plain words for the fee where a page from before it was asked for sends none, and cancels nothing', async () => {
    const { place } = await hired()
    const answer = await harness.cancelHire(place, { feeKobo: undefined } as never)
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      422,
      'VALIDATION_FAILED',
      'This page is out of date. Reload it to see the amount, then try again.',
    ])
    expect(await read()).toMatchObject({ workersHired: 1 })
  })

  it('costs at most the fee that was shown: a higher one is refused and named, and nothing is cancelled', async () => {
    const { place, email } = await hired()
    const mails = (await state.test.mailsTo(email ?? '')).length
    await goTo('2025-12-04T14:00:01+01:00')
    const answer = await cancel(place, undefined, 499_999)
    expect([answer.status, answer.body.code]).toEqual([409, 'FEE_UNCONFIRMED'])
    expect(answer.body).toMatchObject({
      message: 'The cancellation fee is ₦5,000.00 now. Confirm it to cancel.',
      feeKobo: 500_000,
    })
    expect(await read()).toMatchObject({ workersHired: 1, payment: { heldKobo: 10_000_000, releasedKobo: 0 } })
    expect(await state.test.mailsTo(email ?? '')).toHaveLength(mails)
    expect((await cancel(place, undefined, 500_000)).status).toBe(200)
    expect((await read()).payment).toMatchObject({ heldKobo: 9_500_000, releasedKobo: 500_000 })
  })

  it('is refused a second time, once the work has begun, and in another Gig', async () => {
    const [one, two] = [await hired(), await hired()]
    await cancel(one.place)
    expect((await cancel(one.place)).body).toMatchObject({
      code: 'WORKER_GIG_STATE',
      message: 'This hire was cancelled in the meantime.',
    })
    const elsewhere = { gigId: (await openGig(state.test, state.actor)).id, workerGigId: two.place }
    expect(
      (await call(gigPeople.cancelHire, { params: elsewhere, body: { reason: 'other', feeKobo: 0 } })).status,
    ).toBe(404)
    await goTo('2025-12-06T14:00:00+01:00')
    expect((await cancel(two.place)).body.code).toBe('WORKER_GIG_STATE')
    // As it is before the job that begins the Gig has run.
    await state.test.db.update(workerGig).set({ status: 'hired' }).where(eq(workerGig.id, two.place))
    expect((await cancel(two.place)).body).toMatchObject({
      code: 'GIG_STATE',
      message: 'The work has begun. Contact support to call it off.',
    })
    expect((await state.test.db.select().from(applicant).where(eq(applicant.id, two.applicantId)))[0]?.status).toBe(
      'hired',
    )
  })
})

describe('a message to workers', () => {
  const send = (workerGigIds: string[], who = state.actor) =>
    state.test.call(
      gigPeople.message,
      { params: { id: state.gigId }, body: { workerGigIds, message: 'Back gate,\nplease.' } },
      who,
    )

  it('is mailed to those who can be reached, and the others are named', async () => {
    await state.test.db
      .update(company)
      .set({ email: 'hello@venue.example' })
      .where(eq(company.employerId, state.actor.employerId))
    const { place, email } = await hired()
    const silent = await apply({}, { email: null })
    const silentPlace = (await hire(silent.applicantId)).data.id
    const answer = await send([place, silentPlace, place])
    expect(answer.body.message).toBe('Message sent')
    expect(answer.data).toEqual({
      sent: [place],
      failed: [{ workerGigId: silentPlace, reason: 'We have no email address of this worker.' }],
    })
    const letter = (await state.test.mailsTo(email ?? '')).at(-1)
    expect(letter).toMatchObject({
      subject: 'A message about “Product launch photographer”',
      replyTo: 'hello@venue.example',
    })
    expect(letter?.text).toContain(
      'Eko Events writes to you about “Product launch photographer”:\n\nBack gate,\nplease.',
    )
    await cancel(place)
    expect((await send([place])).data.failed).toEqual([
      { workerGigId: place, reason: 'This hire was cancelled in the meantime.' },
    ])
  })

  it('reaches nobody of another Gig or employer, and only ten an hour', async () => {
    const place = await fill()
    expect((await send([place, 'wg_none'])).status).toBe(404)
    expect((await send([place], await readyEmployer(state.test))).status).toBe(404)
    const limited = await createTestApp({ limits: { workerMailsPerHour: 1 } })
    const other = await readyEmployer(limited)
    const { id } = await openGig(limited, other)
    const body = { workerGigIds: [await fillPlace(limited, other, id)], message: 'Hello' }
    const statuses = []
    for (let count = 0; count < 2; count += 1) {
      statuses.push((await limited.call(gigPeople.message, { params: { id }, body }, other)).status)
    }
    expect(statuses).toEqual([200, 429])
    await limited.close()
  })

  it('counts towards the limit only when somebody is mailed', async () => {
    const limited = await createTestApp({ limits: { workerMailsPerHour: 1 } })
    const other = await readyEmployer(limited)
    const { id } = await openGig(limited, other)
    const [cancelled, reached] = [await fillPlace(limited, other, id), await fillPlace(limited, other, id)]
    await limited.db.update(workerGig).set({ status: 'cancelled' }).where(eq(workerGig.id, cancelled))
    const sendTo = (place: string) =>
      limited.call(gigPeople.message, { params: { id }, body: { workerGigIds: [place], message: 'Hello' } }, other)
    expect((await sendTo(cancelled)).data.sent).toEqual([])
    expect((await sendTo(reached)).data.sent).toEqual([reached])
    await limited.close()
  })
})

describe('the calendar of a place', () => {
  const entries = async (x: string) =>
    (await call(gigPeople.getCalendar, { params: { id: state.gigId, x } })).data.entries.map(
      ({ type, date, start, status }) => [type, date, start, status],
    )
  const day = (date: string) => ({ date, start: '14:00', end: '20:00', arrival: '12:30', endsNextDay: false })

  it('has the sessions with how they went, and the review', async () => {
    const { id } = await openGig(state.test, state.actor, {
      sessions: [day('2025-12-06'), day('2025-12-07'), day('2025-12-08')],
    } as never)
    state.gigId = id
    const place = await fill()
    expect(await entries(place)).toEqual([
      ['session', '2025-12-06', '14:00', 'scheduled'],
      ['session', '2025-12-07', '14:00', 'scheduled'],
      ['session', '2025-12-08', '14:00', 'scheduled'],
    ])
    await goTo('2025-12-08T15:00:00+01:00')
    await state.test.db
      .update(workerGig)
      .set({
        checkIns: [{ date: '2025-12-06', start: '14:00', at: '2025-12-06T13:40:00+01:00' }],
        status: 'task_submitted',
        reviewDueAt: new Date('2025-12-12T23:30:00Z'),
      })
      .where(eq(workerGig.id, place))
    expect(await entries(place)).toEqual([
      ['session', '2025-12-06', '14:00', 'done'],
      ['session', '2025-12-07', '14:00', 'missed'],
      ['session', '2025-12-08', '14:00', 'scheduled'],
      ['review_due', '2025-12-13', '00:30', 'scheduled'],
    ])
  })

  it('expects nobody in a session that ends after the payment', async () => {
    const sessions = [day('2025-12-06'), day('2025-12-07')]
    state.gigId = (await openGig(state.test, state.actor, { sessions } as never)).id
    const place = await fill()
    await goTo('2025-12-08T15:00:00+01:00')
    const paidAt = new Date('2025-12-07T10:00:00+01:00')
    await state.test.db.update(workerGig).set({ status: 'paid', paidAt }).where(eq(workerGig.id, place))
    expect(await entries(place)).toEqual([
      ['session', '2025-12-06', '14:00', 'missed'],
      ['session', '2025-12-07', '14:00', 'cancelled'],
    ])
  })

  it('has none of the sessions that ended before the hire', async () => {
    const sessions = [day('2025-12-06'), day('2025-12-07')]
    state.gigId = (await openGig(state.test, state.actor, { sessions } as never)).id
    const place = await fill()
    const hiredAt = new Date('2025-12-06T20:00:00+01:00')
    await state.test.db.update(workerGig).set({ hiredAt }).where(eq(workerGig.id, place))
    expect(await entries(place)).toEqual([['session', '2025-12-07', '14:00', 'scheduled']])
  })

  it('has the worker’s own sessions, which are cancelled with the hire', async () => {
    const place = await fill()
    await state.test.db
      .update(workerGig)
      .set({ sessions: [day('2025-12-09')], changedAt: later(state.test.deps.now(), minute) })
      .where(eq(workerGig.id, place))
    expect(await entries(place)).toEqual([['session', '2025-12-09', '14:00', 'scheduled']])
    await cancel(place)
    expect(await entries(place)).toEqual([['session', '2025-12-09', '14:00', 'cancelled']])
    const unknown = await call(gigPeople.getCalendar, { params: { id: state.gigId, x: 'wg_none' } })
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Worker not found'])
  })
})
