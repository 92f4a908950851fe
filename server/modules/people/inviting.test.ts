import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { mostKobo } from '../../../src/api/contract/schemas/money.ts'
import { api } from '../../../src/api/contract/table.ts'
import { worker } from '../../db/gig-schema.ts'
import { addApplicant, addWorker, hireByCall, moneyFaults, noMoneyFaults } from '../../testing/people-state.ts'
import { fillPlace, goTo, openGig, readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { minute } from '../../platform/clock/time.ts'
import { startSession } from '../auth/sessions.ts'
import { lockGig } from '../gigs/service.ts'
import { applyToGig } from './applying.ts'

const { dashboard, gigPeople, gigs, notifications } = api

let test: TestApp
let actor: Actor
let gigId = ''
beforeEach(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test)
  gigId = (await openGig(test, actor, { visibility: 'invite_only' })).id
  return test.close
})

const invite = (workerIds: string[], hireFirst?: boolean, message?: string) =>
  test.call(
    gigPeople.invite,
    {
      params: { id: gigId },
      body: { workerIds, ...(hireFirst !== undefined && { hireFirst }), ...(message !== undefined && { message }) },
    },
    actor,
  )

/** A worker accepts an invitation or applies. @returns whether an application was stored */
const accept = (workerId: string, proposedKobo: number | null = null) =>
  test.db.transaction(async (tx) => {
    const [person] = await tx.select().from(worker).where(eq(worker.id, workerId))
    if (person === undefined) throw new Error(`There is no worker ${workerId}`)
    const row = await lockGig(tx, actor.employerId, gigId)
    return applyToGig(tx, row, person, { note: null, proposedKobo }, test.deps.now())
  })
const some = async (count: number) =>
  (await Promise.all(Array.from({ length: count }, () => addWorker(test)))).map(({ workerId }) => workerId)
const statuses = async () => {
  const { applicants } = (await test.call(gigPeople.listApplicants, { params: { id: gigId } }, actor)).data
  return new Map(applicants.map(({ workerId, status }) => [workerId, status]))
}

describe('an invitation that offers to hire the first', () => {
  it('hires the first who accepts for the held pay, and makes the later ones applicants', async () => {
    const [one = '', two = '', three = ''] = await some(3)
    await invite([one, two, three], true)
    expect([await accept(two), await accept(one), await accept(three)]).toEqual([true, true, true])
    expect(Object.fromEntries(await statuses())).toEqual({ [one]: 'pending', [two]: 'hired', [three]: 'pending' })
    const { workerGigs } = (await test.call(gigPeople.listWorkerGigs, { params: { id: gigId } }, actor)).data
    expect(workerGigs).toMatchObject([{ workerId: two, agreedKobo: 5_000_000, status: 'hired' }])
    expect((await test.call(gigs.get, { params: { id: gigId } }, actor)).data).toMatchObject({
      workersHired: 1,
      hiring: { freePlaces: 1, spareKobo: 0 },
    })
    const news = (await test.call(notifications.list, {}, actor)).data.notifications
    expect(news.find(({ title }) => title === 'Worker hired')?.message).toBe(
      'Tunde Bakare accepted your invitation and got a place in “Product launch photographer”.',
    )
    expect((await test.mailsTo(`${two}@workers.example`)).map(({ subject }) => subject)).toEqual([
      'You are invited to “Product launch photographer”',
      'You are hired for “Product launch photographer”',
    ])
    expect(await moneyFaults(test, actor, gigId)).toEqual(noMoneyFaults)
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
    test.advance(1)
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
    const { applicantId } = await addApplicant(test, actor, gigId)
    const place = (await hireByCall(test, actor, gigId, applicantId)).data.id
    await test.call(
      gigs.update,
      { params: { id: gigId }, body: { applicationDeadline: '2025-12-06T13:00:00+01:00' } },
      actor,
    )
    actor = await goTo(test, actor, '2025-12-05T10:00:00+01:00')
    const params = { gigId, workerGigId: place }
    await test.call(gigPeople.cancelHire, { params, body: { reason: 'worker_asked', feeKobo: mostKobo } }, actor)
    const available = (await test.call(dashboard.getWallet, {}, actor)).data.availableKobo
    const [one = ''] = await some(1)
    await invite([one], true)
    await accept(one)
    expect((await statuses()).get(one)).toBe('pending')
    expect((await test.call(dashboard.getWallet, {}, actor)).data.availableKobo).toBe(available)
  })
})

describe('an invitation', () => {
  it('is mailed to the worker: who invites, what, when, where, the pay and the employer’s words', async () => {
    const [one = ''] = await some(1)
    await invite([one], false, 'We would love to have you again.')
    const [letter, ...others] = await test.mailsTo(`${one}@workers.example`)
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

  it('sent again makes its offer and its words those of the new one', async () => {
    const [one = ''] = await some(1)
    await invite([one])
    const again = await invite([one], true, 'Come now, please.')
    expect(again.data).toEqual({ invited: [one], failed: [] })
    expect((await test.mailsTo(`${one}@workers.example`)).at(-1)?.text).toContain('Come now, please.')
    await accept(one)
    expect((await statuses()).get(one)).toBe('hired')
  })

  it('can be accepted after the deadline, until the work begins', async () => {
    actor = await goTo(test, actor, '2025-12-06T10:00:00+01:00')
    const [one = '', two = ''] = await some(2)
    // The deadline was on 1 December.
    await invite([one], true)
    expect(await accept(one)).toBe(true)
    expect((await statuses()).get(one)).toBe('hired')
    await invite([two])
    test.advance(4 * 60 * minute)
    // The job that begins the Gig has not run yet.
    expect(await accept(two)).toBe(false)
  })

  it('is refused for a full Gig and once the work has begun, when nobody could accept it', async () => {
    const [one = '', two = '', three = ''] = await some(3)
    await invite([one], true)
    await accept(one)
    await fillPlace(test, actor, gigId)
    const full = await invite([two])
    expect([full.status, full.body.code, full.body.message]).toEqual([
      409,
      'NO_FREE_PLACE',
      'All places of this Gig are taken.',
    ])
    expect(await test.mailsTo(`${two}@workers.example`)).toEqual([])
    gigId = (await openGig(test, actor)).id
    // The job that begins the Gig has not run yet.
    test.advance(Date.parse('2025-12-06T14:00:00+01:00') - test.deps.now().getTime())
    actor = { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
    const begun = await invite([three], true)
    expect([begun.status, begun.body.code]).toEqual([409, 'GIG_STATE'])
  })

  it('does not hire by an offer that ended when the Gig was full', async () => {
    const [one = '', two = ''] = await some(2)
    await invite([one, two], true)
    const { applicantId } = await addApplicant(test, actor, gigId)
    await fillPlace(test, actor, gigId)
    const place = (await hireByCall(test, actor, gigId, applicantId)).data.id
    const params = { gigId, workerGigId: place }
    await test.call(gigPeople.cancelHire, { params, body: { reason: 'other', feeKobo: mostKobo } }, actor)
    await accept(two)
    expect((await statuses()).get(two)).toBe('pending')
  })
})
