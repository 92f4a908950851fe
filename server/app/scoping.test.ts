import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '../../src/api/contract/endpoint.ts'
import { api, endpoints } from '../../src/api/contract/table.ts'
import { notification } from '../db/schema.ts'
import { addressOf } from '../testing/address-of.ts'
import { encodeBody } from '../testing/encode-body.ts'
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
