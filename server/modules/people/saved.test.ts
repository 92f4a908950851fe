import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { favorite, type worker, workerGig } from '../../db/gig-schema.ts'
import { workerGroup, workerReview } from '../../db/work-schema.ts'
import { addWorker } from '../../testing/people-state.ts'
import { openGig, readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { minute } from '../../platform/clock/time.ts'

const { gigPeople, workers } = api

let test: TestApp
let actor: Actor
beforeAll(async () => {
  test = await createTestApp()
})
beforeEach(async () => {
  actor = await readyEmployer(test)
})
afterAll(() => test.close())

const get = (id: string, who = actor) => test.call(workers.get, { params: { id } }, who)
const save = (workerId: string, who = actor) => test.call(workers.addFavorite, { params: { workerId } }, who)
const restore = (workerId: string, who = actor) =>
  test.call(workers.addFavorite, { params: { workerId }, query: { restore: 'true' } }, who)
const remove = (workerId: string) => test.call(workers.removeFavorite, { params: { workerId } }, actor)
const list = async (query: Record<string, unknown> = {}) =>
  (await test.call(workers.listFavorites, { query } as never, actor)).data
const namesOf = async (query: Record<string, unknown> = {}) =>
  (await list(query)).workers.map(({ firstName }) => firstName)
const saveGroup = (name: string, workerIds: string[]) =>
  test.call(workers.saveGroup, { body: { name, workerIds } }, actor)
const changeGroup = (id: string, changes: object, who = actor) =>
  test.call(workers.saveGroup, { body: { id, ...changes } }, who)
const groups = async () => (await test.call(workers.listGroups, {}, actor)).data

/** Saves a new worker, later than those before. */
async function saved(changes: Partial<typeof worker.$inferInsert> = {}): Promise<string> {
  const { workerId } = await addWorker(test, changes)
  test.advance(1)
  await save(workerId)
  return workerId
}

const firstDay = { date: '2025-12-06', start: '14:00', end: '20:00', endsNextDay: false }
const secondDay = { ...firstDay, date: '2025-12-07' }

/** Stores a place of a new Gig that was paid after its sessions. @param arrivals the times of arrivals on the first day */
async function paidPlace(
  workerId: string,
  arrivals: string[],
  changes: Partial<typeof workerGig.$inferInsert> = {},
  gigChanges: Parameters<typeof openGig>[2] = { sessions: [firstDay] },
) {
  const gigId = (await openGig(test, actor, gigChanges)).id
  const id = `wg_${gigId}`
  await test.db.insert(workerGig).values({
    id,
    gigId,
    employerId: actor.employerId,
    workerId,
    agreedKobo: 5_000_000,
    status: 'paid',
    checkIns: arrivals.map((time) => ({ date: '2025-12-06', start: '14:00', at: `2025-12-06T${time}+01:00` })),
    hiredAt: test.deps.now(),
    paidAt: new Date('2025-12-10T10:00:00+01:00'),
    changedAt: test.deps.now(),
    ...changes,
  })
  return { id, gigId }
}

describe('the profile of a worker', () => {
  it('has the portfolio, and the ten newest reviews, newest first', async () => {
    const { workerId } = await addWorker(test, {
      bio: 'Weddings and launches.',
      softSkills: ['Punctual'],
      languages: ['English', 'Yoruba'],
      portfolio: [{ id: 'pf_1', kind: 'image', url: '/uploads/portfolio/1.webp', title: 'Rings' }],
    })
    const at = test.deps.now().getTime()
    await test.db.insert(workerReview).values(
      Array.from({ length: 12 }, (_, number) => ({
        id: `wrv_${workerId}_${number}`,
        workerId,
        rating: 5,
        comment: `Number ${number}`,
        gigTitle: 'Wedding',
        createdAt: new Date(at - number * minute),
      })),
    )
    const { data } = await get(workerId)
    expect(data).toMatchObject({
      bio: 'Weddings and launches.',
      softSkills: ['Punctual'],
      languages: ['English', 'Yoruba'],
      portfolio: [{ kind: 'image', title: 'Rings' }],
      phone: null,
      email: null,
      history: { gigsWithYou: 0, onTime: null },
    })
    expect(data.reviews.map(({ comment }) => comment)).toEqual(
      Array.from({ length: 10 }, (_, number) => `Number ${number}`),
    )
    expect((await get('wrk_none')).body).toMatchObject({ code: 'NOT_FOUND', message: 'Worker not found' })
  })

  it('has the contacts only for an employer who has hired the worker, and the record of the work', async () => {
    const { workerId, email } = await addWorker(test)
    await paidPlace(workerId, [], { releasedKobo: 4_000_000, bonusKobo: 500_000 })
    expect((await get(workerId)).data).toMatchObject({
      phone: '+2348035550101',
      email,
      history: { gigsWithYou: 1, recorded: 0, onTime: null, paidKobo: 4_500_000 },
    })
    expect((await get(workerId, await readyEmployer(test))).data).toMatchObject({
      phone: null,
      email: null,
      history: { gigsWithYou: 0, paidKobo: 0 },
    })
  })

  it('says in how many of the Gigs with recorded arrivals the worker came on time', async () => {
    const { workerId } = await addWorker(test)
    await paidPlace(workerId, ['13:59:00'])
    // Late from a full minute on, as the lists say.
    await paidPlace(workerId, ['14:00:59'])
    await paidPlace(workerId, ['14:01:00'])
    await paidPlace(workerId, [])
    // Took somebody's place while the session ran, and came as soon as possible.
    await paidPlace(workerId, ['15:20:00'], { hiredAt: new Date('2025-12-06T15:00:00+01:00') })
    expect((await get(workerId)).data.history).toMatchObject({ gigsWithYou: 5, recorded: 4, onTime: 3 })
  })

  it('does not call a worker who missed a session on time, and expects nobody before the hire or after the payment', async () => {
    const onTimeOf = async (...place: [arrivals: string[], changes?: Partial<typeof workerGig.$inferInsert>]) => {
      const { workerId } = await addWorker(test)
      await paidPlace(workerId, place[0], place[1], { sessions: [firstDay, secondDay] })
      return (await get(workerId)).data.history?.onTime
    }
    const second = { date: secondDay.date, start: secondDay.start, at: '2025-12-07T13:50:00+01:00' }
    expect(await onTimeOf(['13:50:00'])).toBe(0)
    expect(await onTimeOf(['13:50:00'], { sessions: [firstDay] })).toBe(1)
    expect(await onTimeOf(['13:50:00'], { sessions: [firstDay, secondDay] })).toBe(0)
    expect(await onTimeOf([], { checkIns: [second] })).toBe(0)
    expect(await onTimeOf([], { checkIns: [second], hiredAt: new Date('2025-12-06T23:00:00Z') })).toBe(1)
    expect(await onTimeOf([], { checkIns: [second], hiredAt: new Date('2025-12-06T19:30:00+01:00') })).toBe(1)
    expect(await onTimeOf(['13:50:00'], { paidAt: new Date('2025-12-07T09:00:00Z') })).toBe(1)
  })

  it('leaves out the Gig in which the worker is shown, and keeps the contacts', async () => {
    const { workerId, email } = await addWorker(test)
    const { gigId, id } = await paidPlace(workerId, ['14:30:00'])
    const placeOf = async () => (await test.call(gigPeople.getWorkerGig, { params: { id: gigId, x: id } }, actor)).data
    expect((await placeOf()).worker).toMatchObject({ email, history: { gigsWithYou: 0, recorded: 0, onTime: null } })
    await paidPlace(workerId, ['13:50:00'])
    expect((await placeOf()).worker.history).toMatchObject({ gigsWithYou: 1, recorded: 1, onTime: 1 })
    const { workerGigs } = (await test.call(gigPeople.listWorkerGigs, { params: { id: gigId } }, actor)).data
    expect(workerGigs[0]?.worker.history).toMatchObject({ gigsWithYou: 1 })
    expect((await get(workerId)).data.history).toMatchObject({ gigsWithYou: 2, recorded: 2, onTime: 1 })
  })
})

describe('saved workers', () => {
  it('are listed newest first, in pages, and only to the employer who saved them', async () => {
    const [one, two] = [await saved({ firstName: 'Ade' }), await saved({ firstName: 'Bisi' })]
    await save(two, await readyEmployer(test))
    expect(await list()).toMatchObject({ workers: [{ id: two, isFavorite: true }, { id: one }], totalWorker: 2 })
    expect(await list({ limit: 1, skip: 1 })).toMatchObject({ workers: [{ id: one }], totalWorker: 2 })
    expect(await list({ skip: 10 })).toEqual({ workers: [], totalWorker: 2 })
    expect((await get(one)).data.isFavorite).toBe(true)
  })

  it('stay where they are when saved again, and can be removed and removed again', async () => {
    const [one, two] = [await saved(), await saved()]
    test.advance(1)
    const again = await save(one)
    expect([again.status, again.body.message, again.data.isFavorite]).toEqual([200, 'Saved to My Workers', true])
    expect((await list()).workers.map(({ id }) => id)).toEqual([two, one])
    const removed = await remove(one)
    expect([removed.body.message, removed.data.isFavorite]).toEqual(['Removed from My Workers', false])
    expect((await remove(one)).status).toBe(200)
    expect((await list()).totalWorker).toBe(1)
    expect([(await save('wrk_none')).status, (await remove('wrk_none')).status]).toEqual([404, 404])
  })

  it('are found by words, place, skill, rating and group, without accents and case', async () => {
    const dipo = await saved({ firstName: 'Ọládípọ̀', lastName: 'Adéwálé', city: 'Ìbàdàn', state: 'Oyo', rating: 4.8 })
    await saved({ firstName: 'Zainab', title: 'Hostess', skills: ['VIP protocol'], city: 'Yaba', rating: 4.1 })
    await saved({ firstName: 'Kosi', title: '100% Afrobeats', skills: [], rating: null })
    expect(await namesOf({ searchWord: 'OLADIPO adewale' })).toEqual(['Ọládípọ̀'])
    expect(await namesOf({ searchWord: 'ọladipọ' })).toEqual(['Ọládípọ̀'])
    expect(await namesOf({ searchWord: 'vip' })).toEqual(['Zainab'])
    expect(await namesOf({ searchWord: '0%' })).toEqual(['Kosi'])
    expect(await namesOf({ searchWord: '_' })).toEqual([])
    expect(await namesOf({ location: 'ibadan' })).toEqual(['Ọládípọ̀'])
    expect(await namesOf({ location: 'LAGOS' })).toEqual(['Kosi', 'Zainab'])
    expect(await namesOf({ interest: 'vip PROTOCOL' })).toEqual(['Zainab'])
    expect(await namesOf({ rating: 4.1 })).toEqual(['Zainab', 'Ọládípọ̀'])
    expect(await namesOf({ rating: 4.5, searchWord: 'zainab' })).toEqual([])
    const { id } = (await saveGroup('Oyo', [dipo])).data
    expect(await list({ group: id })).toMatchObject({ workers: [{ id: dipo }], totalWorker: 1 })
    expect(await namesOf({ group: 'wgr_none' })).toEqual([])
  })
})

describe('the undo of a removal', () => {
  const idsOf = async () => (await list()).workers.map(({ id }) => id)
  const membersOf = async () => Object.fromEntries((await groups()).map(({ name, workerIds }) => [name, workerIds]))

  it('brings back the place in the list and the groups, and can be repeated', async () => {
    const [one, two] = [await saved(), await saved()]
    await saveGroup('DJs', [one])
    await saveGroup('Team', [one, two])
    await saveGroup('Ushers', [two])
    const before = [await idsOf(), await membersOf()]
    await remove(one)
    // The answer of the first one may have been lost.
    await remove(one)
    test.advance(minute)
    const restored = await restore(one)
    expect([restored.body.message, restored.data.isFavorite]).toEqual(['Saved to My Workers', true])
    expect([await idsOf(), await membersOf()]).toEqual(before)
    await restore(one)
    expect([await idsOf(), await membersOf()]).toEqual(before)
    // What was brought back once is not brought back over a later change.
    const { id } = (await groups()).find(({ name }) => name === 'DJs') ?? { id: '' }
    await changeGroup(id, { removeWorkerIds: [one] })
    await restore(one)
    expect(await membersOf()).toMatchObject({ DJs: [], Team: [one, two].toSorted() })
  })

  it('restores the last removal, also of somebody who was saved again meanwhile', async () => {
    const [one, two] = [await saved(), await saved()]
    await saveGroup('Team', [one])
    await remove(one)
    test.advance(1)
    await save(one)
    expect([await idsOf(), await membersOf()]).toEqual([[one, two], { Team: [] }])
    await restore(one)
    expect([await idsOf(), await membersOf()]).toEqual([[two, one], { Team: [one] }])
  })

  it('leaves out groups that were deleted or are full, and those of other employers', async () => {
    const one = await saved()
    const { id: deleted } = (await saveGroup('Deleted', [one])).data
    const { id: full } = (await saveGroup('Full', [one])).data
    await saveGroup('Kept', [one])
    await remove(one)
    await test.call(workers.deleteGroup, { params: { groupId: deleted } }, actor)
    const people = await Promise.all(Array.from({ length: 50 }, () => addWorker(test)))
    const others = people.map(({ workerId }) => workerId)
    const { employerId } = actor
    const createdAt = test.deps.now()
    await test.db.insert(favorite).values(others.map((workerId) => ({ employerId, workerId, createdAt })))
    await changeGroup(full, { addWorkerIds: others })
    const stranger = await readyEmployer(test)
    await restore(one, stranger)
    expect((await test.call(workers.listGroups, {}, stranger)).data).toEqual([])
    expect((await restore(one)).status).toBe(200)
    expect(await membersOf()).toEqual({ Full: others.toSorted(), Kept: [one] })
  })

  it('is a new save after a day, or where nothing was removed', async () => {
    const [one, two] = [await saved(), await saved()]
    await saveGroup('Team', [one])
    await remove(one)
    test.advance(25 * 60 * minute)
    await restore(one)
    expect([await idsOf(), await membersOf()]).toEqual([[one, two], { Team: [] }])
    const { workerId } = await addWorker(test)
    await restore(workerId)
    expect(await idsOf()).toContain(workerId)
    expect((await restore('wrk_none')).status).toBe(404)
  })
})

describe('groups of saved workers', () => {
  it('are listed by name, changed, and deleted without their workers', async () => {
    const [one, two] = [await saved(), await saved()]
    const { data: made, body } = await saveGroup('Ushers', [one, one])
    expect(body.message).toBe('Group saved')
    await saveGroup('DJs', [])
    expect(await groups()).toMatchObject([
      { name: 'DJs', workerIds: [] },
      { name: 'Ushers', workerIds: [one] },
    ])
    await changeGroup(made.id, { name: 'All', addWorkerIds: [two] })
    expect((await groups())[0]).toEqual({ id: made.id, name: 'All', workerIds: [one, two].toSorted() })
    const removal = { params: { groupId: made.id } }
    expect((await test.call(workers.deleteGroup, removal, actor)).body.message).toBe('Group deleted')
    expect((await test.call(workers.deleteGroup, removal, actor)).body.code).toBe('NOT_FOUND')
    expect([(await groups()).length, (await list()).totalWorker]).toEqual([1, 2])
  })

  it('have names of their own: a new one of a name that exists joins it, so that a repeated call makes no second group', async () => {
    const [one, two] = [await saved(), await saved()]
    const { id } = (await saveGroup('Ushers', [one])).data
    expect((await saveGroup('Ushers', [one])).data).toEqual({ id, name: 'Ushers', workerIds: [one] })
    expect((await saveGroup('USHERS', [two])).data).toEqual({ id, name: 'Ushers', workerIds: [one, two].toSorted() })
    const parallel = await Promise.all([saveGroup('Singers', [one]), saveGroup('Singers', [two])])
    expect(new Set(parallel.map(({ data }) => data.id)).size).toBe(1)
    const renamed = await changeGroup(id, { name: 'singers' })
    expect([renamed.status, renamed.body.message]).toEqual([422, 'You already have a group of this name'])
    expect((await changeGroup(id, { name: 'ushers' })).data.name).toBe('ushers')
    expect((await groups()).map(({ name }) => name).toSorted()).toEqual(['Singers', 'ushers'])
  })

  it('hold saved workers only, and lose the one who is removed', async () => {
    const [one, two] = [await saved(), await saved()]
    const { workerId: stranger } = await addWorker(test)
    const { data } = await saveGroup('Team', [one, two, stranger])
    expect(data.workerIds).toEqual([one, two].toSorted())
    await remove(one)
    expect((await groups())[0]?.workerIds).toEqual([two])
    await save(one)
    expect((await groups())[0]?.workerIds).toEqual([two])
  })

  it('keep what two devices change at the same time', async () => {
    const [one, two, three] = [await saved(), await saved(), await saved()]
    const { id } = (await saveGroup('Team', [one])).data
    const answers = await Promise.all([
      changeGroup(id, { addWorkerIds: [two] }),
      changeGroup(id, { addWorkerIds: [three], removeWorkerIds: [one] }),
      changeGroup(id, { name: 'Lagos team' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { name, workerIds } = (await groups()).find((group) => group.id === id) ?? {}
    expect([name, workerIds]).toEqual(['Lagos team', [two, three].toSorted()])
    // A list of all members would overwrite those of another device.
    expect((await changeGroup(id, { workerIds: [one] })).body.errors).toHaveProperty('workerIds')
  })

  it('have up to 50 workers, also added one after the other', async () => {
    const people = await Promise.all(Array.from({ length: 51 }, () => addWorker(test)))
    const all = people.map(({ workerId }) => workerId)
    const { employerId } = actor
    await test.db.insert(favorite).values(all.map((workerId) => ({ employerId, workerId, createdAt: test.deps.now() })))
    const { id } = (await saveGroup('Many', all.slice(0, 49))).data
    const answer = await changeGroup(id, { addWorkerIds: all.slice(49) })
    expect([answer.status, answer.body.errors]).toEqual([422, { addWorkerIds: 'A group has up to 50 workers' }])
    expect((await groups()).find((group) => group.id === id)?.workerIds).toHaveLength(49)
    expect((await changeGroup(id, { addWorkerIds: all.slice(48, 50) })).status).toBe(200)
  })

  it('are invisible to other employers', async () => {
    const { data } = await saveGroup('Team', [])
    const other = await readyEmployer(test)
    expect((await changeGroup(data.id, { name: 'Mine' }, other)).body.message).toBe('Group not found')
    expect((await test.call(workers.deleteGroup, { params: { groupId: data.id } }, other)).status).toBe(404)
    expect((await test.call(workers.listGroups, {}, other)).data).toEqual([])
    expect((await groups())[0]?.name).toBe('Team')
  })

  it('are at most 50, also when two devices make the last one at the same time', async () => {
    await test.db.insert(workerGroup).values(
      Array.from({ length: 49 }, (_, number) => ({
        id: `wgr_${actor.employerId}_${number}`,
        employerId: actor.employerId,
        name: `Group ${number}`,
        createdAt: test.deps.now(),
      })),
    )
    const both = await Promise.all([saveGroup('One', []), saveGroup('Two', [])])
    expect(both.map(({ status, body }) => body.code ?? status).toSorted()).toEqual([200, 'TOO_MANY_SAVED'])
    expect((await changeGroup(`wgr_${actor.employerId}_0`, { name: 'Renamed' })).status).toBe(200)
  })
})

it('a saved worker is marked in every list of people', async () => {
  const { id: gigId } = await openGig(test, actor)
  const workerId = await saved()
  const now = test.deps.now()
  await test.db.insert(workerGig).values({
    id: `wg_of_${workerId}`,
    gigId,
    employerId: actor.employerId,
    workerId,
    agreedKobo: 5_000_000,
    hiredAt: now,
    changedAt: now,
  })
  const { workerGigs } = (await test.call(gigPeople.listWorkerGigs, { params: { id: gigId } }, actor)).data
  expect(workerGigs[0]?.worker.isFavorite).toBe(true)
  expect(await test.db.$count(favorite, and(eq(favorite.employerId, actor.employerId)))).toBe(1)
})
