import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../src/api/contract/endpoint.ts'
import { api, endpoints } from '../../src/api/contract/table.ts'
import { notification } from '../db/schema.ts'
import { addressOf } from '../testing/address-of.ts'
import { encodeBody } from '../testing/encode-body.ts'
import { addApplicant, hireByCall } from '../testing/people-state.ts'
import { openGig, readyEmployer } from '../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../testing/test-app.ts'

let app: TestApp
let owner: Actor
let stranger: Actor
beforeAll(async () => {
  app = await createTestApp()
  owner = await app.createEmployer('owner@example.com')
  stranger = await app.createEmployer('stranger@example.com')
  await app.db.insert(notification).values({
    id: 'ntf_1',
    employerId: owner.employerId,
    title: 'Private',
    message: 'Private',
    createdAt: app.deps.now(),
  })
})
afterAll(() => app.close())

const scoped = endpoints.filter(({ scope }) => scope === 'employer')

/** The endpoint's example call, with a token of choice, to the owner's address. */
function callOwner(endpoint: Endpoint, authorization: string | undefined) {
  const { params = {}, body } = endpoint.example as { params?: Record<string, string>; body?: unknown }
  const encoded = encodeBody(endpoint, body)
  return app.request(addressOf(endpoint, { ...params, employerId: owner.employerId }), {
    ...encoded,
    method: endpoint.method,
    headers: { ...(authorization !== undefined && { Authorization: authorization }), ...encoded.headers },
  })
}

describe.each(scoped.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  it.each([
    ['no token', undefined],
    ['an unknown token', 'Bearer 0000000000000000000000000000000000000000000'],
    ['another scheme', 'Basic ZGVtbzpkZW1v'],
    ['an empty token', 'Bearer '],
    ['SQL for a token', "Bearer '/**/or/**/1=1"],
  ])('refuses %s', async (_, authorization) => {
    const response = await callOwner(endpoint, authorization)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      code: 'UNAUTHORIZED',
      message: 'Your session has ended. Please sign in again.',
    })
  })

  it("does not exist for another employer's token", async () => {
    const response = await callOwner(endpoint, `Bearer ${stranger.token}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' })
  })
})

it('a second employer reads and changes nothing of the first', async () => {
  const { list, read, remove, removeAll, readAll } = api.notifications
  const byStranger = await app.call(list, {}, stranger)
  expect(byStranger.data).toEqual({ notifications: [], totalNotification: 0, unreadNotifications: 0 })
  for (const endpoint of [read, remove]) {
    expect((await app.call(endpoint, { params: { id: 'ntf_1' } }, stranger)).status).toBe(404)
  }
  for (const endpoint of [readAll, removeAll]) expect((await app.call(endpoint, {}, stranger)).status).toBe(200)
  expect((await app.call(list, {}, owner)).data).toMatchObject({ totalNotification: 1, unreadNotifications: 1 })
})

it('a second employer finds no applicants, places, saved workers or groups of the first', async () => {
  const { gigPeople, workers } = api
  const first = await readyEmployer(app)
  const second = await readyEmployer(app)
  const { id: gigId } = await openGig(app, first)
  const { applicantId, workerId } = await addApplicant(app, first, gigId)
  const place = (await hireByCall(app, first, gigId, applicantId)).data.id
  await app.call(workers.addFavorite, { params: { workerId } }, first)
  const group = (await app.call(workers.saveGroup, { body: { name: 'Team', workerIds: [workerId] } }, first)).data
  const { id: ownGig } = await openGig(app, second)
  for (const id of [gigId, ownGig]) {
    const answers = await Promise.all([
      app.call(gigPeople.shortlist, { params: { id, applicantId } }, second),
      app.call(gigPeople.decline, { params: { id, applicantId }, body: {} }, second),
      app.call(gigPeople.restore, { params: { id, applicantId } }, second),
      app.call(gigPeople.updateNote, { params: { id, applicantId }, body: { privateNote: 'x' } }, second),
      hireByCall(app, second, id, applicantId),
      app.call(
        gigPeople.cancelHire,
        { params: { gigId: id, workerGigId: place }, body: { reason: 'other', feeKobo: 0 } },
        second,
      ),
      app.call(gigPeople.getCalendar, { params: { id, x: place } }, second),
      app.call(gigPeople.message, { params: { id }, body: { workerGigIds: [place], message: 'x' } }, second),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  }
  expect((await app.call(workers.get, { params: { id: workerId } }, second)).data).toMatchObject({
    isFavorite: false,
    phone: null,
    email: null,
  })
  expect((await app.call(workers.listFavorites, { query: { group: group.id } }, second)).data.totalWorker).toBe(0)
  const changed = { body: { id: group.id, name: 'Mine', removeWorkerIds: [workerId] } }
  expect((await app.call(workers.saveGroup, changed, second)).status).toBe(404)
  expect((await app.call(workers.deleteGroup, { params: { groupId: group.id } }, second)).status).toBe(404)
  expect((await app.call(workers.listGroups, {}, first)).data).toEqual([group])
  expect(await app.mailsTo(`${workerId}@workers.example`)).toHaveLength(1)
})
