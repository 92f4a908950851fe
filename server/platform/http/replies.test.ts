import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { readyEmployer } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'

let test: TestApp
let actor: Actor
beforeAll(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test)
})
afterAll(() => test.close())

const loseDatabase = () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  vi.spyOn(test.deps.db, 'transaction').mockRejectedValueOnce(lost)
}

it('says of a draft that could not be saved when to come back, and nothing about money', async () => {
  loseDatabase()
  const body = { title: 'x', saveAsDraft: true, ref: randomUUID() } as const
  const answer = await test.call(api.gigs.create, { body }, actor)
  expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([503, 'UNAVAILABLE', '2'])
})

it('says of a payment that was interrupted that its outcome is not known, and when to come back', async () => {
  loseDatabase()
  const answer = await test.call(api.wallet.fund, { body: { amountKobo: 100_000, ref: randomUUID() } }, actor)
  expect([answer.status, answer.body.message, answer.headers.get('retry-after')]).toEqual([
    500,
    'We do not know yet if this went through.',
    '2',
  ])
})

it('lets no browser or proxy keep an answer of the API, refused ones included', async () => {
  const read = await test.call(api.dashboard.getWallet, {}, actor)
  const refused = await test.call(api.dashboard.getWallet, {})
  expect([read.status, read.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store'])
})
