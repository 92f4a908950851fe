import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { worker } from '../../db/gig-schema.ts'
import { addApplicant, addWorker, hireByCall, moneyFaults, noMoneyFaults } from '../../testing/people-state.ts'
import { goTo, openGig, readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
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

const invite = (workerIds: string[], hireFirst?: boolean) =>
  test.call(
    gigPeople.invite,
    { params: { id: gigId }, body: { workerIds, ...(hireFirst !== undefined && { hireFirst }) } },
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
    await test.call(gigPeople.cancelHire, { params, body: { reason: 'worker_asked' } }, actor)
    const available = (await test.call(dashboard.getWallet, {}, actor)).data.availableKobo
    const [one = ''] = await some(1)
    await invite([one], true)
    await accept(one)
    expect((await statuses()).get(one)).toBe('pending')
    expect((await test.call(dashboard.getWallet, {}, actor)).data.availableKobo).toBe(available)
  })
})
