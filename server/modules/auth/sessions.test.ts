import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { session } from '../../db/schema.ts'
import { type Actor, type TestApp, createTestApp, testPassword } from '../../testing/test-app.ts'
import { day, minute } from '../../platform/clock/time.ts'
import { lastUsedStepMs } from './sessions.ts'

const { account, auth, company } = api
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1'
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'

let app: TestApp
let email: string
let owner: Actor
let number = 0
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(async () => {
  email = `sessions${(number += 1)}@example.com`
  owner = await app.createEmployer(email)
})
afterAll(() => app.close())

/** Logs the owner in with another browser. */
async function logIn(userAgent?: string): Promise<Actor> {
  const headers = userAgent === undefined ? {} : { 'User-Agent': userAgent }
  const { data } = await app.call(auth.login, { body: { email, password: testPassword } }, undefined, headers)
  return { employerId: owner.employerId, token: data.token }
}
const list = async (by: Actor, userAgent?: string) =>
  (await app.call(account.getSessions, {}, by, userAgent === undefined ? {} : { 'User-Agent': userAgent })).data
const isSignedIn = async (actor: Actor) => (await app.call(company.getProfile, {}, actor)).status === 200

describe('the list of sessions', () => {
  it('has the session that asks first, then the last used ones, each with its device and times', async () => {
    const started = app.deps.now().toISOString()
    app.advance(minute)
    const second = await logIn(phone)
    app.advance(minute)
    const third = await logIn(laptop)
    app.advance(day)
    await isSignedIn(owner)
    const listed = await list(second, phone)
    const at = app.deps.now().toISOString()
    expect(listed.map(({ device, lastUsedAt, current }) => ({ device, lastUsedAt, current }))).toEqual([
      { device: 'Safari on iPhone', lastUsedAt: at, current: true },
      { device: null, lastUsedAt: at, current: false },
      { device: 'Chrome on Windows', lastUsedAt: listed[2]?.createdAt, current: false },
    ])
    expect(listed[1]?.createdAt).toBe(started)
    expect((await list(third))[0]).toMatchObject({ id: listed[2]?.id, current: true })
  })

  it('reveals neither a token nor anything made from it, and nothing of another employer', async () => {
    await app.createEmployer(`other-${email}`)
    const [listed, ...others] = await list(owner)
    expect(others).toEqual([])
    expect(listed?.id).toMatch(/^ses_[0-9a-f]{32}$/)
    const [row] = await app.db.select().from(session).where(eq(session.employerId, owner.employerId))
    expect(row?.tokenHash).not.toContain(listed?.id.slice(4))
    expect(JSON.stringify(listed)).not.toContain(owner.token)
  })

  it('leaves out sessions that were not used for 14 days, and their tokens are refused', async () => {
    const second = await logIn()
    app.advance(10 * day)
    expect(await isSignedIn(owner)).toBe(true)
    app.advance(4 * day)
    expect(await list(owner)).toHaveLength(1)
    expect(await isSignedIn(second)).toBe(false)
    app.advance(14 * day)
    expect(await isSignedIn(owner)).toBe(false)
  })

  it('leaves out expired sessions', async () => {
    app.advance(29 * day)
    const second = await logIn()
    app.advance(day)
    expect(await list(second)).toHaveLength(1)
  })

  it('records a use at most once in five minutes', async () => {
    const lastUsed = async () => (await list(owner))[0]?.lastUsedAt
    const first = app.deps.now().toISOString()
    expect(await lastUsed()).toBe(first)
    app.advance(lastUsedStepMs)
    expect(await lastUsed()).toBe(first)
    app.advance(1)
    expect(await lastUsed()).toBe(app.deps.now().toISOString())
  })
})

describe('a session', () => {
  it('that is ended is logged out at its next call, and the others stay', async () => {
    const [second, third] = [await logIn(phone), await logIn(laptop)]
    const [ended] = await list(second)
    const answer = await app.call(account.endSession, { params: { id: ended?.id ?? '' } }, owner)
    expect([answer.status, answer.body.message]).toEqual([200, 'Device signed out'])
    const refused = await app.call(company.getProfile, {}, second)
    expect([refused.status, refused.body.code]).toEqual([401, 'UNAUTHORIZED'])
    expect([await isSignedIn(owner), await isSignedIn(third)]).toEqual([true, true])
    const again = await app.call(account.endSession, { params: { id: ended?.id ?? '' } }, owner)
    expect([again.status, again.body.message]).toEqual([404, 'This device is signed out already.'])
  })

  it('of another employer does not exist', async () => {
    const stranger = await app.createEmployer(`stranger-${email}`)
    const [own] = await list(owner)
    const answer = await app.call(account.endSession, { params: { id: own?.id ?? '' } }, stranger)
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
    expect(await isSignedIn(owner)).toBe(true)
  })

  it('ends when its employer logs out, alone', async () => {
    const second = await logIn(phone)
    expect((await app.call(account.logOut, { body: {} }, second)).status).toBe(200)
    expect([await isSignedIn(second), await isSignedIn(owner)]).toEqual([false, true])
    expect((await app.call(account.logOut, { body: {} }, second)).status).toBe(401)
  })
})

it('ends every other session of the employer, and none of another', async () => {
  const [second, third] = [await logIn(phone), await logIn(laptop)]
  const stranger = await app.createEmployer(`stranger-${email}`)
  const answer = await app.call(account.endOtherSessions, {}, second)
  expect([answer.status, answer.body.message]).toEqual([200, 'Signed out everywhere else'])
  expect([await isSignedIn(owner), await isSignedIn(second), await isSignedIn(third)]).toEqual([false, true, false])
  expect(await isSignedIn(stranger)).toBe(true)
})
