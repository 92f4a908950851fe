import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { withFullHashQueue } from '../../testing/full-hash-queue.ts'
import { fillPlace, openGig, readyEmployer, readyPin as pin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp, testPassword } from '../../testing/test-app.ts'
import { minute } from '../clock/time.ts'
import { startSession } from '../../modules/auth/sessions.ts'

const { account, company, gigs, security } = api

let test: TestApp
let actor: Actor
beforeAll(async () => {
  test = await createTestApp({ limits: { sessionPerMinute: 60, hashesPerMinute: 6, workerMailsPerHour: 2 } })
})
afterAll(() => test.close())
beforeEach(async () => {
  actor = await readyEmployer(test)
  test.advance(minute)
})

const readProfile = (who = actor) => test.call(company.getProfile, {}, who)
const setPin = () => test.call(security.setPin, { body: { pin, confirmPin: pin } }, actor)

it('limits all calls of one session, says when to come back, and does not limit another employer', async () => {
  const other = await test.createEmployer(`other-${actor.employerId}@venue.example`)
  const answers = await Promise.all(Array.from({ length: 62 }, () => readProfile()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  const refused = answers.find(({ status }) => status === 429)
  expect([refused?.body.code, refused?.headers.get('retry-after')]).toEqual(['RATE_LIMITED', '1'])
  expect((await readProfile(other)).status).toBe(200)
  test.advance(1000)
  expect([(await readProfile()).status, (await readProfile()).status]).toEqual([200, 429])
})

it('leaves the owner of an account the calls that end a session which calls without end', async () => {
  const stolen = actor
  const owner = { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
  await Promise.all(Array.from({ length: 61 }, () => readProfile(stolen)))
  expect((await readProfile(stolen)).status).toBe(429)
  expect((await test.call(account.endOtherSessions, {}, owner)).status).toBe(200)
  expect((await readProfile(stolen)).status).toBe(401)
})

it('limits the calls that hash, and leaves the others alone', async () => {
  const answers = []
  for (let times = 0; times < 8; times += 1) answers.push((await setPin()).status)
  expect(answers).toEqual([409, 409, 409, 409, 409, 409, 429, 429])
  expect((await setPin()).headers.get('retry-after')).toBe('10')
  expect((await readProfile()).status).toBe(200)
})

it('hashes for signed-in employers while log-ins fill their queue', async () => {
  const other = await test.createEmployer(`new-${actor.employerId}@venue.example`)
  const [newPin, newPassword] = ['1379', 'Marquee-2026']
  const statuses = await withFullHashQueue(async () => [
    (await test.call(security.setPin, { body: { pin, confirmPin: pin } }, other)).status,
    (await test.call(security.changePin, { body: { currentPin: pin, newPin, confirmPin: newPin } }, other)).status,
    (
      await test.call(
        account.changePassword,
        { body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword } },
        other,
      )
    ).status,
  ])
  expect(statuses).toEqual([200, 200, 200])
})

it('limits the changes that are mailed to hired workers; others can still be made', async () => {
  const { id } = await openGig(test, actor)
  await fillPlace(test, actor, id)
  let length = 60
  const change = (tellWorkers: boolean) =>
    test.call(gigs.update, { params: { id }, body: { description: 'x'.repeat((length += 1)), tellWorkers } }, actor)
  const answers = []
  for (let times = 0; times < 3; times += 1) answers.push((await change(true)).status)
  expect(answers).toEqual([200, 200, 429])
  expect((await change(false)).status).toBe(200)
  test.advance(60 * minute)
  expect((await change(true)).status).toBe(200)
})

it('does not count changes that mail nobody: those of a Gig without hired workers, and refused ones', async () => {
  const { id: withoutWorkers } = await openGig(test, actor)
  const { id: withWorker } = await openGig(test, actor)
  await fillPlace(test, actor, withWorker)
  const change = async (id: string, changes: object) =>
    (await test.call(gigs.update, { params: { id }, body: { ...changes, tellWorkers: true } }, actor)).status
  const description = 'x'.repeat(60)
  const answers = []
  for (let times = 0; times < 3; times += 1) {
    answers.push(await change(withoutWorkers, { description }), await change(withWorker, { rateKobo: 5_100_000 }))
  }
  expect(answers).toEqual([200, 422, 200, 422, 200, 422])
  expect(await change(withWorker, { description })).toBe(200)
})
