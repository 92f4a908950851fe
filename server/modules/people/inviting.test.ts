import { describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { addWorker, noMoneyFaults, reportAbsent } from '../../testing/people-state.ts'
import { fillPlace, openGig, readyEmployer } from '../../testing/ready-employer.ts'
import { hiringHarness } from '../../testing/hiring-harness.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { minute } from '../../platform/clock/time.ts'
import { startSession } from '../auth/sessions.ts'
import { decideDispute } from './review-disputes.ts'

const { gigPeople, gigs, notifications, workReview } = api

const harness = hiringHarness({ gig: { visibility: 'invite_only' } })
const { state, call, read, apply, hire, fill, accept, declineInvitation, cancelHire, faults, goTo } = harness

const invite = (workerIds: string[], hireFirst?: boolean, message?: string) =>
  call(gigPeople.invite, {
    params: { id: state.gigId },
    body: { workerIds, ...(hireFirst !== undefined && { hireFirst }), ...(message !== undefined && { message }) },
  })

const some = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => addWorker(state.test)))).map(({ workerId }) => workerId)
const statuses = async () => {
  const { applicants } = (await call(gigPeople.listApplicants, { params: { id: state.gigId } })).data
  return new Map(applicants.map(({ workerId, status }) => [workerId, status]))
}

describe('an invitation that offers to hire the first', () => {
  it('hires the first who accepts for the held pay, and makes the later ones applicants', async () => {
    const [one = '', two = '', three = ''] = await some(3)
    await invite([one, two, three], true)
    expect([await accept(two), await accept(one), await accept(three)]).toEqual([true, true, true])
    expect(Object.fromEntries(await statuses())).toEqual({ [one]: 'pending', [two]: 'hired', [three]: 'pending' })
    const { workerGigs } = (await call(gigPeople.listWorkerGigs, { params: { id: state.gigId } })).data
    expect(workerGigs).toMatchObject([{ workerId: two, agreedKobo: 5_000_000, status: 'hired' }])
    expect(await read()).toMatchObject({
      workersHired: 1,
      hiring: { freePlaces: 1, spareKobo: 0 },
    })
    const listed = (await call(notifications.list, {})).data.notifications
    expect(listed.find(({ title }) => title === 'Worker hired')?.message).toBe(
      'Tunde Bakare accepted your invitation and got a place in “Product launch photographer”.',
    )
    expect((await state.test.mailsTo(`${two}@workers.example`)).map(({ subject }) => subject)).toEqual([
      'You are invited to “Product launch photographer”',
      'You are hired for “Product launch photographer”',
    ])
    expect(await faults()).toEqual(noMoneyFaults)
  })

  it('is told with the way to the place while one is hired, and to the Gig’s workers when several are', async () => {
    const [one = '', two = ''] = await some(2)
    await invite([one], true)
    state.test.advance(1)
    await invite([two], true)
    const newsOfHires = async () => {
      const { notifications: all } = (await call(notifications.list, {})).data
      return all.filter(({ title }) => title.includes('hired'))
    }
    await accept(one)
    const { workerGigs } = (await call(gigPeople.listWorkerGigs, { params: { id: state.gigId } })).data
    const [told] = await newsOfHires()
    expect(told?.metadata).toMatchObject({ gigId: state.gigId, workerGigId: workerGigs[0]?.id })
    await accept(two)
    const several = await newsOfHires()
    expect(several).toMatchObject([{ _id: told?._id, title: 'Workers hired', metadata: { news: 'hired' } }])
    expect(several[0]?.metadata?.workerGigId).toBeUndefined()
  })

  it('hires one of those who accept at the same time', async () => {
    const workerIds = await some(6)
    await invite(workerIds, true)
    await Promise.all(workerIds.map((id) => accept(id)))
    expect([...(await statuses()).values()].toSorted()).toEqual([
      'hired',
      ...Array.from({ length: 5 }, () => 'pending'),
    ])
  })

  it('hires again for a second offer, and nobody for an invitation without it', async () => {
    const [one = '', two = '', three = ''] = await some(3)
    await invite([three])
    await invite([one], true)
    state.test.advance(1)
    await invite([two], true)
    for (const id of [one, two, three]) await accept(id)
    // Both places are taken by now, so the third finds a full Gig.
    expect(Object.fromEntries(await statuses())).toEqual({ [one]: 'hired', [two]: 'hired' })
  })

  it('makes an applicant of a worker who asks for other pay, and the offer stays', async () => {
    const [one = '', two = ''] = await some(2)
    await invite([one, two], true)
    await accept(one, 6_000_000)
    await accept(two)
    expect(Object.fromEntries(await statuses())).toEqual({ [one]: 'pending', [two]: 'hired' })
  })

  it('takes nothing from the wallet: without enough held money it hires nobody', async () => {
    const { applicantId } = await apply()
    const place = (await hire(applicantId)).data.id
    await call(gigs.update, { params: { id: state.gigId }, body: { applicationDeadline: '2025-12-06T13:00:00+01:00' } })
    await goTo('2025-12-05T10:00:00+01:00')
    const [one = '', two = ''] = await some(2)
    await invite([one], true)
    await cancelHire(place, { reason: 'worker_asked' })
    const available = await harness.available()
    await accept(one)
    expect((await statuses()).get(one)).toBe('pending')
    expect(await harness.available()).toBe(available)
    const late = await invite([two], true)
    expect([late.status, late.body.message]).toEqual([
      409,
      'The Gig holds too little for this place. Hire an applicant instead.',
    ])
    expect((await invite([two])).data.invited).toEqual([two])
  })
})

describe('an invitation', () => {
  it('is mailed to the worker: who invites, what, when, where, the pay and the employer’s words', async () => {
    const [one = ''] = await some(1)
    await invite([one], false, 'We would love to have you again.')
    const [letter, ...others] = await state.test.mailsTo(`${one}@workers.example`)
    expect(others).toEqual([])
    expect(letter?.subject).toBe('You are invited to “Product launch photographer”')
    expect(letter?.text).toContain('Eko Events invites you to “Product launch photographer”.')
    expect(letter?.text).toContain(
      'It starts on Saturday 6 December, 2:00 PM, in 14 Adetokunbo Ademola Street, Victoria Island.',
    )
    expect(letter?.text).toContain('The pay is ₦50,000.00. You get ₦47,500.00 of it')
    expect(letter?.text).toContain('We would love to have you again.')
  })

  it('counts among the mails to workers, of which there are only so many an hour', async () => {
    const limited = await createTestApp({ limits: { workerMailsPerHour: 2 } })
    const other = await readyEmployer(limited)
    const { id } = await openGig(limited, other)
    const { workerId } = await addWorker(limited)
    const statuses = []
    for (let count = 0; count < 3; count += 1) {
      const body = { workerIds: [workerId] }
      statuses.push((await limited.call(gigPeople.invite, { params: { id }, body }, other)).status)
    }
    expect(statuses).toEqual([200, 200, 429])
    expect(await limited.mailsTo(`${workerId}@workers.example`)).toHaveLength(2)
    await limited.close()
  })

  it('that offers to hire the first has a limit of its own, which messages do not use up', async () => {
    const limited = await createTestApp({ limits: { workerMailsPerHour: 2 } })
    const other = await readyEmployer(limited)
    const { id } = await openGig(limited, other)
    const { workerId } = await addWorker(limited)
    const placeId = await fillPlace(limited, other, id)
    const message = async () =>
      (
        await limited.call(
          gigPeople.message,
          { params: { id }, body: { workerGigIds: [placeId], message: 'Please use the back gate.' } },
          other,
        )
      ).status
    const offer = async () =>
      (
        await limited.call(
          gigPeople.invite,
          { params: { id }, body: { workerIds: [workerId], hireFirst: true } },
          other,
        )
      ).status
    expect([await message(), await message(), await message()]).toEqual([200, 200, 429])
    expect([await offer(), await offer(), await offer()]).toEqual([200, 200, 429])
    await limited.close()
  })

  it('sent again makes its offer and its words those of the new one', async () => {
    const [one = ''] = await some(1)
    await invite([one])
    const again = await invite([one], true, 'Come now, please.')
    expect(again.data).toEqual({ invited: [one], failed: [] })
    expect((await state.test.mailsTo(`${one}@workers.example`)).at(-1)?.text).toContain('Come now, please.')
    await accept(one)
    expect((await statuses()).get(one)).toBe('hired')
  })

  it('can be accepted after the deadline, until the work begins', async () => {
    await goTo('2025-12-06T10:00:00+01:00')
    const [one = '', two = ''] = await some(2)
    // The deadline was on 1 December.
    await invite([one], true)
    expect(await accept(one)).toBe(true)
    expect((await statuses()).get(one)).toBe('hired')
    await invite([two])
    state.test.advance(4 * 60 * minute)
    // The job that begins the Gig has not run yet.
    expect(await accept(two)).toBe(false)
  })

  it('is refused for a full Gig and before the job begins the Gig, when nobody could accept it', async () => {
    const [one = '', two = '', three = ''] = await some(3)
    await invite([one], true)
    await accept(one)
    await fill()
    const full = await invite([two])
    expect([full.status, full.body.code, full.body.message]).toEqual([
      409,
      'NO_FREE_PLACE',
      'All places of this Gig are taken.',
    ])
    expect(await state.test.mailsTo(`${two}@workers.example`)).toEqual([])
    state.gigId = (await openGig(state.test, state.actor)).id
    // The job that begins the Gig has not run yet.
    const { test, actor } = state
    test.advance(Date.parse('2025-12-06T14:00:00+01:00') - test.deps.now().getTime())
    state.actor = { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
    const begun = await invite([three], true)
    expect([begun.status, begun.body.code]).toEqual([409, 'GIG_STATE'])
  })

  it('does not hire by an offer that ended when the Gig was full', async () => {
    const [one = '', two = ''] = await some(2)
    await invite([one, two], true)
    const { applicantId } = await apply()
    await fill()
    const place = (await hire(applicantId)).data.id
    await cancelHire(place, { reason: 'other' })
    await accept(two)
    expect((await statuses()).get(two)).toBe('pending')
  })
})

describe('an invitation to a running Gig', () => {
  /** A running Gig whose two places are taken, one by a worker who was reported absent. @returns the id of that place */
  const absence = async () => {
    const [absent] = [await fill(), await fill()]
    await goTo('2025-12-06T15:00:00+01:00')
    await reportAbsent(state.test, absent)
    return absent
  }
  const places = async () => (await call(gigPeople.listWorkerGigs, { params: { id: state.gigId } })).data.workerGigs
  const subjects = async (workerId: string) =>
    (await state.test.mailsTo(`${workerId}@workers.example`)).map(({ subject }) => subject)
  const taken = 'The place for “Product launch photographer” is taken'

  it('offers the place of an absent worker: the first to accept is hired for its pay, and the others are refused', async () => {
    const absent = await absence()
    const [one = '', two = '', three = ''] = await some(3)
    const before = { ...(await read()).payment, available: await harness.available() }
    expect((await invite([one, two, three], true)).data).toEqual({ invited: [one, two, three], failed: [] })
    const [letter] = await state.test.mailsTo(`${two}@workers.example`)
    expect(letter?.text).toContain('The first to accept in Marquee gets the place.')
    expect(letter?.text).toContain('It began on Saturday 6 December, 2:00 PM, in ')
    expect([await accept(two), await accept(one), await accept(three)]).toEqual([true, false, false])
    expect(Object.fromEntries(await statuses())).toEqual({ [two]: 'hired' })
    expect(await places()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ workerId: two, status: 'active', agreedKobo: 5_000_000 }),
        expect.objectContaining({ id: absent, status: 'cancelled', cancelReason: 'replaced' }),
      ]),
    )
    expect(await read()).toMatchObject({ workersHired: 2, hiring: { freePlaces: 0, spareKobo: 0 } })
    expect({ ...(await read()).payment, available: await harness.available() }).toEqual(before)
    expect((await invite([one], true)).body.code).toBe('NO_FREE_PLACE')
    expect(await faults()).toEqual(noMoneyFaults)
  })

  it('mails those who did not answer that another one has the place, and nobody who declined', async () => {
    const absent = await absence()
    const [one = '', two = '', three = ''] = await some(3)
    await invite([one, two, three], true)
    await declineInvitation(three)
    await accept(two)
    const invited = 'You are invited to “Product launch photographer”'
    expect(await subjects(one)).toEqual([invited, taken])
    expect(await subjects(two)).toEqual([invited, 'You are hired for “Product launch photographer”'])
    expect(await subjects(three)).toEqual([invited])
    expect((await places()).find(({ id }) => id === absent)?.cancelReason).toBe('replaced')
  })

  it('mails it also where the employer hires somebody else for the last place', async () => {
    const { applicantId } = await apply()
    await absence()
    const [one = ''] = await some(1)
    await invite([one], true)
    expect((await hire(applicantId)).status).toBe(200)
    expect(await subjects(one)).toEqual(['You are invited to “Product launch photographer”', taken])
  })

  it('ends where support decides that the reported worker was there', async () => {
    const reported = await fill()
    const other = await fill()
    await goTo('2025-12-06T15:00:00+01:00')
    const report = await call(workReview.raiseDispute, {
      params: { gigId: state.gigId, workerGigId: reported },
      body: { topic: 'no_show', message: 'The worker did not come.', deliverableIds: [] },
    })
    const { number } = report.data
    const [one = ''] = await some(1)
    await invite([one], true)
    const ticket = { number: Number(number.replace('MQ-', '')), winner: 'worker' } as const
    await decideDispute(state.test.db, ticket, state.test.deps.now())
    expect(await subjects(one)).toEqual(['You are invited to “Product launch photographer”', taken])
    await reportAbsent(state.test, other)
    expect(await accept(one)).toBe(false)
    expect(await faults()).toEqual(noMoneyFaults)
  })

  it('is not accepted by a worker who declined it, until the employer asks again', async () => {
    await absence()
    const [one = ''] = await some(1)
    await invite([one], true)
    await declineInvitation(one)
    expect(await accept(one)).toBe(false)
    await invite([one], true)
    expect(await accept(one)).toBe(true)
  })

  it('fills the places of two absent workers by the first yes of each offer', async () => {
    const absent = [await fill(), await fill()]
    await goTo('2025-12-06T15:00:00+01:00')
    for (const place of absent) await reportAbsent(state.test, place)
    const [one = '', two = ''] = await some(2)
    await invite([one], true)
    state.test.advance(1000)
    await invite([two], true)
    expect([await accept(one), await accept(two)]).toEqual([true, true])
    const active = (await places()).filter(({ status }) => status === 'active')
    expect(active.map(({ workerId }) => workerId).toSorted()).toEqual([one, two].toSorted())
    expect(await faults()).toEqual(noMoneyFaults)
  })

  it('hires one of those who accept at the same time', async () => {
    await absence()
    const workerIds = await some(4)
    await invite(workerIds, true)
    const accepted = await Promise.all(workerIds.map((id) => accept(id)))
    expect(accepted.filter(Boolean)).toHaveLength(1)
    expect([...(await statuses()).values()]).toEqual(['hired'])
    expect(await faults()).toEqual(noMoneyFaults)
  })

  it('takes no applications: without the offer it is refused, and other pay is not accepted', async () => {
    await absence()
    const [one = '', two = ''] = await some(2)
    const asked = await invite([one])
    expect([asked.status, asked.body.code, asked.body.message]).toEqual([
      409,
      'GIG_STATE',
      'The work has begun. Nobody can apply any more.',
    ])
    expect(await accept(one)).toBe(false)
    await invite([two], true)
    expect(await accept(two, 6_000_000)).toBe(false)
    expect(await statuses()).toEqual(new Map())
    expect(await accept(two)).toBe(true)
  })

  it('is refused after the last session, and nobody can accept one any more', async () => {
    await absence()
    const [one = '', two = ''] = await some(2)
    await invite([one], true)
    await goTo('2025-12-07T12:00:00+01:00')
    expect((await read()).status).toBe('in_progress')
    const late = await invite([two], true)
    expect([late.status, late.body.code, late.body.message]).toEqual([409, 'GIG_STATE', 'The last session is over.'])
    expect(await accept(one)).toBe(false)
    expect((await places()).map(({ status }) => status).toSorted()).toEqual(['active', 'disputed'])
  })

  it('is refused when the Gig does not hold the pay of the place', async () => {
    await fill()
    const { applicantId } = await apply()
    const place = (await hire(applicantId)).data.id
    await goTo('2025-12-05T10:00:00+01:00')
    // The late fee is paid out of what was held for the place.
    await cancelHire(place, { reason: 'worker_asked' })
    await goTo('2025-12-06T15:00:00+01:00')
    const [one = ''] = await some(1)
    const refused = await invite([one], true)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'GIG_STATE',
      'The Gig holds too little for this place. Hire an applicant instead.',
    ])
  })
})
