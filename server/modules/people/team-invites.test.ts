import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { exampleGig } from '../../../src/api/contract/endpoints/gigs.ts'
import { api } from '../../../src/api/contract/table.ts'
import { worker, workerGig } from '../../db/gig-schema.ts'
import { minute } from '../../platform/clock/time.ts'
import { runDueJob } from '../../platform/jobs/jobs.ts'
import { addWorker } from '../../testing/people-state.ts'
import { fillPlace, goTo, openGig, payGig, postGig, readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { teamInviteJobHandlers } from './team-invites.ts'

const { gigPeople, gigs } = api
const mostInvitations = 3

let test: TestApp
let actor: Actor
/** The Gig that is republished, and who was hired for it. */
let sourceId = ''
let [ada, bayo, chidi] = ['', '', '']
beforeEach(async () => {
  test = await createTestApp({ limits: { workerMailsPerHour: mostInvitations } })
  actor = await readyEmployer(test)
  sourceId = (await openGig(test, actor, { workersNeeded: 3 })).id
  ;[ada, bayo, chidi] = [await hired(), await hired(), await hired()]
  return test.close
})

/** Hires a new worker for the Gig that is republished. @returns the worker's id */
async function hired() {
  const place = await fillPlace(test, actor, sourceId)
  const [row] = await test.db.select().from(workerGig).where(eq(workerGig.id, place))
  return row?.workerId ?? ''
}
const republish = (teamWorkerIds: string[]) => ({ republishedFromGigId: sourceId, teamWorkerIds })
const read = async (id: string) => (await test.call(gigs.get, { params: { id } }, actor)).data
const team = async (id: string) =>
  (await read(id)).team?.map(({ workerId, status, reason }) => [workerId, status, reason ?? null])
const runJobs = async () => {
  while (await runDueJob(test.deps, teamInviteJobHandlers(test.deps), test.deps.log)) continue
}
const mailsTo = async (workerId: string) => {
  const [person] = await test.db.select().from(worker).where(eq(worker.id, workerId))
  return (await test.mailsTo(person?.email ?? '')).map(({ subject }) => subject)
}
const invitation = 'You are invited to “Product launch photographer”'

it('is kept with the Gig, and invited once it is paid, each worker once, whatever number of processes runs', async () => {
  const { id } = await postGig(test, actor, republish([bayo, ada, bayo]))
  await runJobs()
  expect(await team(id)).toEqual([
    [bayo, 'chosen', null],
    [ada, 'chosen', null],
  ])
  expect(await mailsTo(ada)).toEqual([])
  await payGig(test, actor, id)
  await Promise.all([runJobs(), runJobs(), runJobs()])
  await runJobs()
  expect(await team(id)).toEqual([
    [bayo, 'invited', null],
    [ada, 'invited', null],
  ])
  expect([await mailsTo(ada), await mailsTo(bayo), await mailsTo(chidi)]).toEqual([[invitation], [invitation], []])
  const { gigs: listed } = (await test.call(gigs.list, { query: { limit: 20, skip: 0 } }, actor)).data
  expect(listed.map(({ team: inList }) => inList)).toEqual([undefined, undefined])
})

it('is not asked again by mail where the employer was faster', async () => {
  const { id } = await openGig(test, actor, republish([ada, bayo]))
  await test.call(gigPeople.invite, { params: { id }, body: { workerIds: [ada] } }, actor)
  await runJobs()
  expect(await team(id)).toEqual([
    [ada, 'invited', null],
    [bayo, 'invited', null],
  ])
  expect([await mailsTo(ada), await mailsTo(bayo)]).toEqual([[invitation], [invitation]])
})

it('waits while the employer has mailed as many as an hour allows', async () => {
  const { id } = await openGig(test, actor, republish([ada]))
  for (let count = 0; count < mostInvitations; count += 1) {
    const { workerId } = await addWorker(test)
    await test.call(gigPeople.invite, { params: { id }, body: { workerIds: [workerId] } }, actor)
  }
  await runJobs()
  expect(await team(id)).toEqual([[ada, 'chosen', null]])
  test.advance(60 * minute)
  await runJobs()
  expect((await team(id))?.[0]?.[1]).toBe('invited')
  expect(await mailsTo(ada)).toEqual([invitation])
})

it('says why it could not be asked', async () => {
  const { id } = await openGig(test, actor, republish([ada]))
  await fillPlace(test, actor, id)
  actor = await goTo(test, actor, '2025-12-06T14:00:00+01:00')
  await runJobs()
  expect(await team(id)).toEqual([[ada, 'failed', 'The work has begun. Nobody can apply any more.']])
  expect(await mailsTo(ada)).toEqual([])
})

it('holds nobody who was not hired for the Gig that is republished', async () => {
  const message = 'Only workers who were hired for the Gig before can be asked first'
  const { workerId: stranger } = await addWorker(test)
  await test.db.update(workerGig).set({ status: 'cancelled' }).where(eq(workerGig.workerId, chidi))
  const create = async (changes: object, who = actor) =>
    (await test.call(gigs.create, { body: { ...exampleGig, ...changes, ref: randomUUID() } }, who)).body
  for (const wrong of [stranger, 'wrk_none', chidi]) {
    expect(await create(republish([ada, wrong]))).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { teamWorkerIds: message },
    })
  }
  expect((await create({ teamWorkerIds: [ada] })).errors).toEqual({ teamWorkerIds: message })
  expect((await create(republish(Array.from({ length: 21 }, (_, id) => `wrk_${id}`)))).errors).toEqual({
    teamWorkerIds: 'You can invite up to 20 workers',
  })
  expect((await create(republish([ada]), await readyEmployer(test))).code).toBe('NOT_FOUND')
})

it('changes with the draft until the Gig is paid', async () => {
  const change = async (id: string, teamWorkerIds: string[], rest = {}) =>
    (await test.call(gigs.update, { params: { id }, body: { teamWorkerIds, ...rest } }, actor)).body
  const { data } = await test.call(
    gigs.create,
    { body: { ...exampleGig, saveAsDraft: true, ...republish([ada, bayo]) } },
    actor,
  )
  const { id } = data
  await change(id, [chidi], { publish: true })
  expect(await team(id)).toEqual([[chidi, 'chosen', null]])
  await test.call(gigs.update, { params: { id }, body: { rateKobo: exampleGig.rateKobo } }, actor)
  expect(await team(id)).toEqual([[chidi, 'chosen', null]])
  expect((await change(id, ['wrk_none'])).errors).toHaveProperty('teamWorkerIds')
  await payGig(test, actor, id)
  expect((await change(id, [ada])).errors).toEqual({ teamWorkerIds: 'The team was asked when the Gig was paid' })
  await runJobs()
  expect([await mailsTo(ada), await mailsTo(chidi)]).toEqual([[], [invitation]])
})

it('goes with a Gig that is deleted', async () => {
  const { id } = await postGig(test, actor, republish([ada]))
  expect((await test.call(gigs.remove, { params: { id } }, actor)).status).toBe(200)
})
