import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { knownDevice } from '../../db/schema.ts'
import { type Actor, type TestApp, createTestApp, testPassword } from '../../testing/test-app.ts'
import { closeAccount } from '../account/close-account.ts'
import { day, minute } from '../../platform/clock/time.ts'
import { lagosDateTime } from '../../platform/clock/lagos-time.ts'

const { account, auth, company, notifications } = api
const login = 5
const laptop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const wrong = 'Wrong-2025'

let app: TestApp
let email: string
let owner: Actor
let number = 0
beforeAll(async () => {
  app = await createTestApp({ limits: { login }, trustedProxies: 1 })
})
beforeEach(async () => {
  email = `devices${(number += 1)}@example.com`
  owner = await app.createEmployer(email)
})
afterAll(() => app.close())

type Browser = ReturnType<TestApp['browser']>
const logIn = (browser: Browser, password = testPassword) => browser(auth.login, { body: { email, password } })
const signIn = async (browser: Browser): Promise<Actor> => ({ ...owner, token: (await logIn(browser)).data.token })

/** A browser that the account knows, which was the first one to log in. */
async function knownBrowser(): Promise<Browser> {
  const browser = app.browser()
  await logIn(browser)
  return browser
}
const subjects = async () => (await app.mailsTo(email)).map(({ subject }) => subject)
const newLogIns = async () => (await subjects()).filter((subject) => subject === 'New log-in to your Marquee account')
const lockMails = async () =>
  (await subjects()).filter((subject) => subject === 'Too many wrong passwords for your Marquee account')
const bell = async (by: Actor) => (await app.call(notifications.list, { query: {} }, by)).data.notifications

describe('a log-in', () => {
  it('on a new device is told by bell and mail, with device, time and what to do', async () => {
    await knownBrowser()
    const phone = await signIn(app.browser({ 'User-Agent': laptop }))
    const sentence = `There was a log-in to your account with Chrome on Windows on ${lagosDateTime(app.deps.now())}.`
    const advice = 'If this was not you, change your password under Profile and Settings, Security.'
    const [notice] = await bell(phone)
    expect(notice).toMatchObject({ title: 'New log-in', metadata: { type: 'security' } })
    expect(notice?.message).toContain(`${sentence} ${advice}`)
    const mail = (await app.mailsTo(email)).at(-1)
    expect(mail?.subject).toBe('New log-in to your Marquee account')
    expect(mail?.text).toContain(sentence)
    expect(mail?.text).toContain(advice)
  })

  it('on the first device is not told, nor another one on the same device', async () => {
    const browser = await knownBrowser()
    await logIn(browser)
    expect(await newLogIns()).toEqual([])
  })

  it('is not told after registering in the same browser', async () => {
    const browser = app.browser()
    email = `registered-${email}`
    await browser(auth.sendVerificationOtp, { body: { email } })
    const code = await app.codeSentTo(email)
    await browser(auth.verifyEmailOtp, { body: { email, code } })
    const person = { firstName: 'Ada', lastName: 'Obi', email, password: testPassword }
    expect((await browser(auth.register, { body: person })).status).toBe(200)
    await logIn(browser)
    expect(await newLogIns()).toEqual([])
    await logIn(app.browser())
    expect(await newLogIns()).toHaveLength(1)
  })

  it('is told on a device of another account, and known to each account afterwards', async () => {
    const browser = await knownBrowser()
    const first = email
    email = `second-${email}`
    await app.createEmployer(email)
    await knownBrowser()
    await logIn(browser)
    expect(await newLogIns()).toHaveLength(1)
    await logIn(browser)
    email = first
    await logIn(browser)
    expect(await newLogIns()).toEqual([])
  })

  it('is told again on a device that was not used for 180 days', async () => {
    const browser = await knownBrowser()
    app.advance(180 * day - 1)
    await logIn(browser)
    expect(await newLogIns()).toEqual([])
    app.advance(180 * day)
    await logIn(browser)
    expect(await newLogIns()).toHaveLength(1)
  })

  it('is told three times a day at most', async () => {
    await knownBrowser()
    for (let times = 0; times < 5; times += 1) await logIn(app.browser())
    expect(await newLogIns()).toHaveLength(3)
  })

  it('gives the browser a cookie that no script reads and that is not sent with calls of other sites', async () => {
    const answer = await logIn(app.browser())
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('marquee-device-')) ?? ''
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Max-Age=15552000']) {
      expect(cookie.split('; ')).toContain(attribute)
    }
    const secret = cookie.split(';')[0]?.split('=')[1]
    const rows = await app.db.select().from(knownDevice)
    expect(rows.map(({ secretHash }) => secretHash)).not.toContain(secret)
  })
})

describe('a known device', () => {
  it('is one of the ten that logged in last', async () => {
    const browsers = [await knownBrowser()]
    for (let times = 0; times < 10; times += 1) {
      app.advance(day)
      const browser = app.browser()
      browsers.push(browser)
      await logIn(browser)
    }
    const before = (await newLogIns()).length
    await logIn(browsers[1] ?? app.browser())
    expect(await newLogIns()).toHaveLength(before)
    app.advance(day)
    await logIn(browsers[0] ?? app.browser())
    expect(await newLogIns()).toHaveLength(before + 1)
  })

  it('keeps its place when devices that logged in after it are signed out', async () => {
    const [own, phone] = [await knownBrowser(), app.browser()]
    await logIn(phone)
    const here = await signIn(own)
    for (let others = 0; others < 10; others += 1) {
      app.advance(minute)
      await logIn(app.browser())
      const [, newest] = (await app.call(account.getSessions, {}, here)).data
      await own(account.endSession, { params: { id: newest?.id ?? '' } }, here)
    }
    // After a day there is room for another notice.
    app.advance(day)
    const before = await newLogIns()
    await logIn(phone)
    expect(await newLogIns()).toEqual(before)
  })

  it('is forgotten when the employer signs it out, and stays known when it logs out itself', async () => {
    const own = await knownBrowser()
    const here = await signIn(own)
    const other = app.browser()
    const there = await signIn(other)
    expect((await other(account.logOut, { body: {} }, there)).status).toBe(200)
    await logIn(other)
    expect(await newLogIns()).toHaveLength(1)
    const sessions = (await app.call(account.getSessions, {}, here)).data
    for (const { id } of sessions.filter(({ current }) => !current)) {
      await own(account.endSession, { params: { id } }, here)
    }
    await logIn(own)
    expect(await newLogIns()).toHaveLength(1)
    await logIn(other)
    expect(await newLogIns()).toHaveLength(2)
  })

  it('is forgotten by signing out everywhere else, and by another password', async () => {
    const own = await knownBrowser()
    const here = await signIn(own)
    const other = app.browser()
    await logIn(other)
    await own(account.endOtherSessions, {}, here)
    await logIn(other)
    expect(await newLogIns()).toHaveLength(2)
    const newPassword = 'Marquee-2026'
    const change = { currentPassword: testPassword, newPassword, confirmPassword: newPassword }
    expect((await own(account.changePassword, { body: change }, here)).status).toBe(200)
    await logIn(own, newPassword)
    expect(await newLogIns()).toHaveLength(2)
    await logIn(other, newPassword)
    expect(await newLogIns()).toHaveLength(3)
  })
})

describe('locks of the log-in', () => {
  let address = 0
  /** A log-in of a browser that is not known, from its own network address. */
  const strangerLogIn = (password = wrong) =>
    app.call(auth.login, { body: { email, password } }, undefined, { 'X-Forwarded-For': `10.1.0.${(address += 1)}` })

  it('let the owner in on a known device while 1,000 tries of strangers are refused', async () => {
    const browser = await knownBrowser()
    const codes: (string | undefined)[] = []
    for (let rounds = 0; rounds < 5; rounds += 1) {
      const answers = await Promise.all(Array.from({ length: 200 + login / 5 }, () => strangerLogIn()))
      codes.push(...answers.map(({ body }) => body.code))
      expect((await logIn(browser)).status).toBe(200)
    }
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(login)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1000)
    expect((await strangerLogIn(testPassword)).body.code).toBe('RATE_LIMITED')
    expect((await logIn(browser)).status).toBe(200)
  })

  it('last longer each time: strangers have three times the limit in a day, with the time to wait', async () => {
    const compared: number[] = []
    const start = app.deps.now().getTime()
    let longest = 0
    while (app.deps.now().getTime() < start + day) {
      const { body } = await strangerLogIn()
      if (body.code === 'INVALID_CREDENTIALS') compared.push(app.deps.now().getTime() - start)
      longest = Math.max(longest, body.retryAfterSeconds ?? 0)
      if (body.code === 'RATE_LIMITED') app.advance(15 * minute)
    }
    expect(compared).toHaveLength(3 * login)
    expect(longest).toBeGreaterThan(12 * 60 * 60)
    expect((await strangerLogIn(testPassword)).status).toBe(200)
  })

  it('are told once each by bell and mail, three times a day at most', async () => {
    const browser = await knownBrowser()
    for (let tries = 0; tries < 3 * login; tries += 1) await strangerLogIn()
    expect(await lockMails()).toHaveLength(1)
    const [notice] = await bell(await signIn(browser))
    expect(notice).toMatchObject({ title: 'Too many wrong passwords', metadata: { type: 'security' } })
    expect(notice?.message).toContain('Devices that you signed in on before can still sign in.')
    for (let hours = 0; hours < 23; hours += 1) {
      app.advance(60 * minute)
      for (let tries = 0; tries < 2 * login; tries += 1) await strangerLogIn()
    }
    expect(await lockMails()).toHaveLength(3)
  })

  it('are not told to an account that was closed', async () => {
    await closeAccount(app.db, { named: email, supportEmail: 'support@marquee.example' }, app.deps.now())
    for (let tries = 0; tries < login; tries += 1) await strangerLogIn()
    expect((await strangerLogIn()).body.code).toBe('RATE_LIMITED')
    expect(await lockMails()).toEqual([])
  })

  it('apply to a known device, too, without locking the others', async () => {
    const [stolen, own] = [await knownBrowser(), app.browser()]
    await logIn(own)
    for (let tries = 0; tries < login; tries += 1) await logIn(stolen, wrong)
    expect((await logIn(stolen)).body.code).toBe('RATE_LIMITED')
    expect((await logIn(own)).status).toBe(200)
    expect((await strangerLogIn(testPassword)).status).toBe(200)
    expect(await lockMails()).toHaveLength(1)
  })

  it('are the same for an email without an account', async () => {
    email = `nobody-${email}`
    const answers = []
    for (let tries = 0; tries <= login; tries += 1) answers.push((await strangerLogIn()).body.code)
    expect(answers).toEqual([...Array<string>(login).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED'])
    expect(await app.mailsTo(email)).toEqual([])
    expect((await app.call(company.getProfile, {}, owner)).status).toBe(200)
  })
})
