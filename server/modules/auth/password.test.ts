import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { withFullHashQueue } from '../../testing/full-hash-queue.ts'
import { type Actor, type TestApp, createTestApp, testPassword } from '../../testing/test-app.ts'
import { day, minute } from '../../platform/clock/time.ts'

const { account, auth, company, notifications } = api
const newPassword = 'Marquee-2026'

let app: TestApp
let email: string
let owner: Actor
let number = 0
beforeAll(async () => {
  app = await createTestApp({ limits: { login: 3 } })
})
beforeEach(async () => {
  email = `password${(number += 1)}@example.com`
  owner = await app.createEmployer(email)
})
afterAll(() => app.close())

const logIn = (password: string) => app.call(auth.login, { body: { email, password } })
const change = (changes: object = {}, by = owner) =>
  app.call(
    account.changePassword,
    { body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword, ...changes } },
    by,
  )
const isSignedIn = async (actor: Actor) => (await app.call(company.getProfile, {}, actor)).status === 200

it('is replaced with the current one: other sessions end, this one stays, and a mail says so', async () => {
  const other = { employerId: owner.employerId, token: (await logIn(testPassword)).data.token }
  const answer = await change()
  expect([answer.status, answer.body.message, answer.data]).toEqual([200, 'Password changed', null])
  expect([await isSignedIn(owner), await isSignedIn(other)]).toEqual([true, false])
  expect((await logIn(testPassword)).body.code).toBe('INVALID_CREDENTIALS')
  const [letter, ...others] = await app.mailsTo(email)
  expect((await logIn(newPassword)).status).toBe(200)
  expect(others).toEqual([])
  expect(letter?.subject).toBe('Your Marquee password was changed')
  expect(letter?.text).toContain('every other device was signed out')
  expect(letter?.text).not.toContain(newPassword)
  const bell = await app.call(notifications.list, { query: {} }, owner)
  // It is read at any later time, too.
  expect(bell.data.notifications.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^Your password was changed, and every other device was signed out\. /),
  )
})

it('stays with a wrong current password, which is a 400 at its field and signs nobody out', async () => {
  const answer = await change({ currentPassword: 'Wrong-2025' })
  expect([answer.status, answer.body]).toEqual([
    400,
    {
      code: 'INVALID_PASSWORD',
      message: 'Current password is incorrect',
      attemptsLeft: 2,
      errors: { currentPassword: 'Current password is incorrect' },
      requestId: expect.any(String),
    },
  ])
  expect(await isSignedIn(owner)).toBe(true)
  expect((await logIn(testPassword)).status).toBe(200)
  expect(await app.mailsTo(email)).toEqual([])
})

it('limits wrong tries of one session, apart from those of log-in, until the window ends', async () => {
  for (let i = 0; i < 3; i += 1) expect((await change({ currentPassword: 'Wrong-2025' })).status).toBe(400)
  const refused = await change()
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED'])
  expect((await logIn(testPassword)).status).toBe(200)
  const other = await app.createEmployer(`other-${email}`)
  expect((await change({}, other)).status).toBe(200)
  app.advance(15 * minute)
  expect((await change()).status).toBe(200)
})

describe('wrong tries in a stolen session', () => {
  const wrong = { currentPassword: 'Wrong-2025' }
  const newSession = async (): Promise<Actor> => ({ ...owner, token: (await logIn(testPassword)).data.token })
  const lockMails = async () =>
    (await app.mailsTo(email)).filter(({ subject }) => subject === 'Too many wrong passwords in your Marquee account')

  it('do not keep the owner from another password, which ends that session', async () => {
    const thief = await newSession()
    for (let tries = 0; tries < 40; tries += 1) await change(wrong, thief)
    expect((await change({}, thief)).body.code).toBe('RATE_LIMITED')
    expect((await change()).status).toBe(200)
    expect(await isSignedIn(thief)).toBe(false)
  })

  it('are refused longer each time: three times the limit in a day', async () => {
    const thief = await newSession()
    const start = app.deps.now().getTime()
    const codes = []
    while (app.deps.now().getTime() < start + day) {
      codes.push((await change(wrong, thief)).body.code)
      if (codes.at(-1) === 'RATE_LIMITED') app.advance(15 * minute)
    }
    expect(codes.filter((code) => code === 'INVALID_PASSWORD')).toHaveLength(9)
  })

  it('are limited over all sessions, too, with ten times the limit in a day', async () => {
    const codes = []
    for (let sessions = 0; sessions < 11; sessions += 1) {
      const thief = await newSession()
      for (let tries = 0; tries < 3; tries += 1) codes.push((await change(wrong, thief)).body.code)
    }
    expect(codes.filter((code) => code === 'INVALID_PASSWORD')).toHaveLength(30)
    expect(codes.slice(30)).toEqual(['RATE_LIMITED', 'RATE_LIMITED', 'RATE_LIMITED'])
  })

  it('are told by bell and mail when no more are allowed, also after strangers locked the log-in, three times a day at most', async () => {
    for (let windows = 0; windows < 4; windows += 1) {
      for (let tries = 0; tries < 9; tries += 1) await logIn('Wrong-2025')
      app.advance(4 * 60 * minute)
    }
    app.advance(day)
    const thief = await newSession()
    await change(wrong, thief)
    await change(wrong, thief)
    expect(await lockMails()).toEqual([])
    await change(wrong, thief)
    expect(await lockMails()).toHaveLength(1)
    const [notice] = (await app.call(notifications.list, { query: {} }, owner)).data.notifications
    expect(notice).toMatchObject({ title: 'Too many wrong passwords', metadata: { type: 'security' } })
    expect(notice?.message).toContain('A wrong current password was typed too often on a device')
    for (let sessions = 0; sessions < 5; sessions += 1) {
      const another = await newSession()
      for (let tries = 0; tries < 4; tries += 1) await change(wrong, another)
    }
    expect(await lockMails()).toHaveLength(3)
  })

  it('with a request to close the account count as well', async () => {
    const body = { currentPassword: 'Wrong-2025', reason: '' }
    for (let tries = 0; tries < 3; tries += 1) await app.call(account.requestClosure, { body }, owner)
    expect((await change()).body.code).toBe('RATE_LIMITED')
    expect(await lockMails()).toHaveLength(1)
  })
})

it('does not count a try that was refused because too many hashes wait', async () => {
  const statusOfChange = async () => (await change()).status
  expect(await withFullHashQueue(statusOfChange, 'signedIn')).toBe(503)
  expect((await change({ currentPassword: 'Wrong-2025' })).body.attemptsLeft).toBe(2)
})

it('counts the tries from the start after a correct one', async () => {
  for (let i = 0; i < 2; i += 1) await change({ currentPassword: 'Wrong-2025' })
  expect((await change()).status).toBe(200)
  expect((await change({ currentPassword: 'Wrong-2025' })).body.attemptsLeft).toBe(2)
})

it('is changed once by two concurrent calls with the same current password', async () => {
  const answers = await Promise.all([
    change({ newPassword: 'Marquee-2027', confirmPassword: 'Marquee-2027' }),
    change({ newPassword: 'Marquee-2028', confirmPassword: 'Marquee-2028' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(await app.mailsTo(email)).toHaveLength(1)
})

it.each([
  ['another than the confirmation', { confirmPassword: 'Marquee-2027' }, { confirmPassword: "Passwords don't match" }],
  [
    'the current one again, in another composition of its characters',
    {
      currentPassword: 'Ọlọ́run-2026',
      newPassword: 'Ọlọ́run-2026'.normalize('NFD'),
      confirmPassword: 'Ọlọ́run-2026'.normalize('NFD'),
    },
    { newPassword: 'New password must be different from the current password' },
  ],
  [
    'without a special character',
    { newPassword: 'Marquee2026', confirmPassword: 'Marquee2026' },
    { newPassword: 'Password must contain at least one special character' },
  ],
])('refuses a new password that is %s', async (_, changes, errors) => {
  const answer = await change(changes)
  expect([answer.status, answer.body.errors]).toEqual([422, errors])
})
