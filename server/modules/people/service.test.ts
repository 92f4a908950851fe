import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { applicant, gig, invitation, worker, workerGig } from '../../db/gig-schema.ts'
import { readyEmployer } from '../../testing/ready-employer.ts'
import { hiringHarness } from '../../testing/hiring-harness.ts'
import type { Actor } from '../../testing/test-app.ts'
import { later, minute } from '../../platform/clock/time.ts'

const { gigPeople } = api

let number = 0
const { state, call, read, counts, fill } = hiringHarness({ isShared: true })

/** Stores an application to the Gig, made some minutes ago. */
async function apply(minutesAgo: number, changes: Partial<typeof applicant.$inferInsert> = {}): Promise<string> {
  const id = `${(number += 1)}`
  const at = later(state.test.deps.now(), -minutesAgo * minute)
  await state.test.db.insert(worker).values({
    id: `wrk_${id}`,
    firstName: 'Aisha',
    lastName: id,
    title: 'Photographer',
    city: 'Ikeja',
    state: 'Lagos',
    category: 'photographer',
    skills: ['Portrait'],
    phone: '+2348035550101',
    createdAt: at,
  })
  await state.test.db.insert(applicant).values({
    id: `ap_${id}`,
    gigId: state.gigId,
    employerId: state.actor.employerId,
    workerId: `wrk_${id}`,
    appliedAt: at,
    changedAt: at,
    ...changes,
  })
  return `ap_${id}`
}

describe('applicants', () => {
  it('are listed newest first, in pages, by status, and are counted by the database', async () => {
    const ids = [await apply(30), await apply(10), await apply(20, { status: 'shortlisted' })]
    const list = async (query = {}) =>
      (await call(gigPeople.listApplicants, { params: { id: state.gigId }, query })).data
    expect((await list()).applicants.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]])
    expect(await list({ limit: 1, skip: 1 })).toMatchObject({ applicants: [{ id: ids[2] }], totalApplicant: 3 })
    expect(await list({ status: 'shortlisted' })).toMatchObject({ applicants: [{ id: ids[2] }], totalApplicant: 1 })
    expect(await counts()).toMatchObject({ pending: 2, shortlisted: 1, hired: 0 })
    await state.test.db
      .update(applicant)
      .set({ status: 'withdrawn' })
      .where(eq(applicant.id, ids[0] ?? ''))
    await state.test.db
      .update(applicant)
      .set({ note: 'Changed' })
      .where(eq(applicant.id, ids[1] ?? ''))
    await state.test.db.delete(applicant).where(eq(applicant.id, ids[2] ?? ''))
    expect(await counts()).toEqual({ pending: 1, shortlisted: 0, hired: 0, declined: 0, withdrawn: 1 })
  })

  it('are listed as pending for all open and running Gigs', async () => {
    await apply(5)
    const waiting = async () => (await call(gigPeople.listPendingApplicants, {})).data
    expect(await waiting()).toMatchObject({
      totalApplicant: 1,
      applicants: [
        { gigTitle: 'Product launch photographer', status: 'pending', worker: { firstName: 'Aisha', rating: null } },
      ],
    })
    await state.test.db.update(gig).set({ status: 'expired' }).where(eq(gig.id, state.gigId))
    expect(await waiting()).toEqual({ applicants: [], totalApplicant: 0 })
  })

  it('show their contacts only to an employer who has hired them', async () => {
    const id = await apply(5)
    const first = async () => (await call(gigPeople.listApplicants, { params: { id: state.gigId } })).data.applicants[0]
    expect((await first())?.worker).toMatchObject({ phone: null, email: null })
    expect((await first())?.worker.history).toEqual({
      gigsWithYou: 0,
      recorded: 0,
      onTime: null,
      changesRequested: 0,
      paidKobo: 0,
      lastHiredAt: null,
    })
    const now = state.test.deps.now()
    await state.test.db.insert(workerGig).values({
      id: `wg_of_${id}`,
      gigId: state.gigId,
      employerId: state.actor.employerId,
      workerId: id.replace('ap', 'wrk'),
      agreedKobo: 5_000_000,
      hiredAt: now,
      changedAt: now,
      status: 'paid',
    })
    expect((await first())?.worker).toMatchObject({
      phone: '+2348035550101',
      // This Gig itself is not what the worker did before.
      history: { gigsWithYou: 0, paidKobo: 0, lastHiredAt: now.toISOString() },
    })
  })
})

describe('hired places', () => {
  it('are listed and read only by the Gig’s employer', async () => {
    const place = await fill(4_500_000)
    expect((await call(gigPeople.listWorkerGigs, { params: { id: state.gigId } })).data).toMatchObject({
      totalWorkerGig: 1,
      workerGigs: [{ id: place, agreedKobo: 4_500_000, netKobo: 4_275_000, status: 'hired' }],
    })
    const read = (who: Actor) => state.test.call(gigPeople.getWorkerGig, { params: { id: state.gigId, x: place } }, who)
    expect((await read(state.actor)).data).toMatchObject({ id: place, worker: { firstName: 'Tunde' } })
    const other = await readyEmployer(state.test)
    expect([
      (await read(other)).status,
      (await state.test.call(gigPeople.listWorkerGigs, { params: { id: state.gigId } }, other)).status,
    ]).toEqual([404, 404])
  })

  it('with submitted work are listed by review deadline', async () => {
    const places = [await fill(), await fill()]
    for (const [index, id] of places.entries()) {
      await state.test.db
        .update(workerGig)
        .set({ status: 'task_submitted', reviewDueAt: later(state.test.deps.now(), (10 - index) * minute) })
        .where(eq(workerGig.id, id))
    }
    expect((await call(gigPeople.listPendingWorkerGigs, {})).data.workerGigs.map(({ id }) => id)).toEqual(
      places.toReversed(),
    )
  })

  it('never exceed the Gig’s number of workers, and become free when one is cancelled', async () => {
    const first = await fill()
    await fill()
    await expect(fill()).rejects.toMatchObject({ cause: { constraint: 'gig_places' } })
    await state.test.db.update(workerGig).set({ status: 'cancelled' }).where(eq(workerGig.id, first))
    expect((await read()).workersHired).toBe(1)
    await fill()
  })
})

describe('inviting', () => {
  const invite = (workerIds: string[], who = state.actor) =>
    state.test.call(gigPeople.invite, { params: { id: state.gigId }, body: { workerIds, message: 'Come again.' } }, who)

  it('stores each invitation once, and answers which workers were not invited and why', async () => {
    const applied = (await apply(5)).replace('ap', 'wrk')
    const existingWorkerId = (await apply(5)).replace('ap', 'wrk')
    await state.test.db.delete(applicant).where(eq(applicant.workerId, existingWorkerId))
    const answer = await invite([existingWorkerId, existingWorkerId, applied, 'wrk_none'])
    expect(answer.body.message).toBe('1 worker invited')
    expect(answer.data).toEqual({
      invited: [existingWorkerId],
      failed: [
        { workerId: applied, reason: 'This worker has applied already.' },
        { workerId: 'wrk_none', reason: 'Worker not found' },
      ],
    })
    expect((await invite([existingWorkerId])).status).toBe(200)
    expect(await state.test.db.$count(invitation, eq(invitation.gigId, state.gigId))).toBe(1)
  })

  it('is allowed only for the employer’s own open Gigs', async () => {
    expect((await invite(['wrk_1'], await readyEmployer(state.test))).status).toBe(404)
    await state.test.db.update(gig).set({ status: 'in_progress' }).where(eq(gig.id, state.gigId))
    expect((await invite(['wrk_1'])).body.code).toBe('GIG_STATE')
  })
})
