import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { type Actor, type TestApp, createTestApp, otherCode, testPassword } from '../../testing/test-app.ts'
import { readyEmployer } from '../../testing/ready-employer.ts'
import { day, minute } from '../../platform/clock/time.ts'
import { startSession } from './sessions.ts'

const { auth, company, security } = api
const resetCodes = 5
const wrongCodes = 30

let app: TestApp
let email: string
let number = 0
beforeAll(async () => {
  app = await createTestApp({ limits: { resetCodes, wrongCodes }, trustedProxies: 1 })
})
beforeEach(async () => {
  email = `codes${(number += 1)}@example.com`
  await app.createEmployer(email)
})
afterAll(() => app.close())

type Browser = ReturnType<TestApp['browser']>
let address = 0
/** A browser with a network address of its own. */
const newBrowser = () => app.browser({ 'X-Forwarded-For': `10.2.${Math.floor((address += 1) / 250)}.${address % 250}` })
const forgot = (browser: Browser) => browser(auth.forgotPassword, { body: { email } })
const verify = (browser: Browser, code: string) => browser(auth.verifyForgotPasswordOtp, { body: { email, code } })
const resetMails = async () =>
  (await app.mailsTo(email)).filter(({ subject }) => subject === 'Reset your Marquee password')

describe('a reset code', () => {
  it('can be tried only by the browser that asked for it, and others use none of its attempts', async () => {
    const own = newBrowser()
    await forgot(own)
    const code = await app.codeSentTo(email)
    const wrong = await verify(own, otherCode(code))
    for (let tries = 0; tries < 10; tries += 1) {
      const foreign = await verify(newBrowser(), code)
      expect([foreign.status, foreign.body.code, foreign.body.message, foreign.body.errors]).toEqual([
        wrong.status,
        wrong.body.code,
        wrong.body.message,
        wrong.body.errors,
      ])
    }
    expect((await verify(own, code)).status).toBe(200)
  })

  it('stays valid when a stranger asks for one', async () => {
    const own = newBrowser()
    await forgot(own)
    const code = await app.codeSentTo(email)
    await forgot(newBrowser())
    expect((await verify(own, code)).status).toBe(200)
  })

  it('is bound by a cookie that no script reads', async () => {
    const answer = await forgot(newBrowser())
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^marquee-reset-request=/)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/api/v1/employer/auth']) {
      expect(cookie.split('; ')).toContain(attribute)
    }
  })

  it('can be guessed 15 times a day by strangers, from any number of browsers and addresses', async () => {
    const start = app.deps.now().getTime()
    let compared = 0
    let mails = 0
    while (app.deps.now().getTime() < start + day) {
      const browser = newBrowser()
      if ((await forgot(browser)).status === 200) {
        mails += 1
        const code = otherCode(await app.codeSentTo(email))
        for (let left = 3; left > 0; compared += 1) left = (await verify(browser, code)).body.attemptsLeft ?? 0
      }
      app.advance(20 * minute)
    }
    expect({ compared, mails }).toEqual({ compared: 15, mails: 5 })
    expect(await resetMails()).toHaveLength(5)
  })

  it('is sent to a known device while strangers are refused', async () => {
    const knownBrowser = newBrowser()
    await knownBrowser(auth.login, { body: { email, password: testPassword } })
    for (let times = 0; times < 20; times += 1) await forgot(newBrowser())
    expect(await resetMails()).toHaveLength(resetCodes)
    const refused = await forgot(newBrowser())
    expect([refused.body.code, refused.body.retryAfterSeconds]).toEqual(['RATE_LIMITED', day / 1000])
    expect((await forgot(knownBrowser)).status).toBe(200)
    const verified = await verify(knownBrowser, await app.codeSentTo(email))
    expect(verified.status).toBe(200)
    const newPassword = 'Marquee-2026'
    const body = { email, newPassword, confirmPassword: newPassword }
    expect((await knownBrowser(auth.resetPassword, { body })).status).toBe(200)
    expect((await knownBrowser(auth.login, { body: { email, password: newPassword } })).status).toBe(200)
  })

  it('is limited the same for an email without an account', async () => {
    email = `nobody-${email}`
    const answers: number[] = []
    for (let times = 0; times <= resetCodes; times += 1) answers.push((await forgot(newBrowser())).status)
    expect(answers).toEqual([...Array<number>(resetCodes).fill(200), 429])
    expect(await app.mailsTo(email)).toEqual([])
  })
})

it('after a reset no code that was sent before is valid', async () => {
  const [own, other] = [newBrowser(), newBrowser()]
  await forgot(other)
  const otherSent = await app.codeSentTo(email)
  await forgot(own)
  await verify(own, await app.codeSentTo(email))
  const newPassword = 'Marquee-2026'
  await own(auth.resetPassword, { body: { email, newPassword, confirmPassword: newPassword } })
  expect((await verify(other, otherSent)).body.code).toBe('INVALID_CODE')
})

describe('strangers on the network of an employer', () => {
  const here = () => app.browser({ 'X-Forwarded-For': '10.3.0.1' })

  it('do not keep others from typing a right code by codes that nobody asked for', async () => {
    const own = here()
    await forgot(own)
    const code = await app.codeSentTo(email)
    const forged = app.browser({ 'X-Forwarded-For': '10.3.0.1', Cookie: 'marquee-reset-request=invented' })
    for (let times = 0; times <= wrongCodes; times += 1) {
      const answer = await verify(times % 2 === 0 ? here() : forged, '1111')
      expect([answer.body.code, answer.body.attemptsLeft]).toEqual(['INVALID_CODE', 0])
    }
    expect((await verify(own, code)).status).toBe(200)
  })

  it('reach the limit of wrong codes, which uses no attempts of others and leaves sessions alone', async () => {
    const own = here()
    await forgot(own)
    const code = await app.codeSentTo(email)
    for (let times = 0; times < wrongCodes / 3; times += 1) {
      const stranger = here()
      email = `stranger${times}@example.com`
      await stranger(auth.sendVerificationOtp, { body: { email } })
      const wrong = otherCode(await app.codeSentTo(email))
      for (let tries = 0; tries < 3; tries += 1) await stranger(auth.verifyEmailOtp, { body: { email, code: wrong } })
    }
    email = `codes${number}@example.com`
    for (let times = 0; times < 4; times += 1) expect((await verify(own, code)).body.code).toBe('RATE_LIMITED')
    const elsewhere = newBrowser()
    await forgot(elsewhere)
    expect((await verify(elsewhere, await app.codeSentTo(email))).status).toBe(200)
    const owner = await readyEmployer(app)
    const pinEmail = (await app.call(company.getProfile, {}, owner)).data.email ?? ''
    await here()(security.forgotPin, { body: {} }, owner)
    const typed = await here()(security.verifyForgotPin, { body: { code: await app.codeSentTo(pinEmail) } }, owner)
    expect(typed.status).toBe(200)
  })
})

describe('a code for the PIN', () => {
  let owner: Actor
  let ownerEmail: string
  const newPin = { newPin: '1379', confirmPin: '1379' }
  beforeEach(async () => {
    owner = await readyEmployer(app)
    ownerEmail = (await app.call(company.getProfile, {}, owner)).data.email ?? ''
  })
  const newSession = async () => ({ ...owner, token: await startSession(app.db, owner.employerId, app.deps.now()) })
  const ask = (by: Actor) => app.call(security.forgotPin, { body: {} }, by)
  const typed = (code: string, by: Actor) => app.call(security.verifyForgotPin, { body: { code } }, by)

  it('works only in the session that asked for it', async () => {
    const thief = await newSession()
    await ask(owner)
    const code = await app.codeSentTo(ownerEmail)
    expect((await typed(code, thief)).body.code).toBe('INVALID_CODE')
    expect((await typed(code, owner)).status).toBe(200)
    expect((await app.call(security.resetPin, { body: newPin }, thief)).body.code).toBe('EMAIL_NOT_VERIFIED')
    expect((await app.call(security.resetPin, { body: newPin }, owner)).status).toBe(200)
  })

  it('can be guessed 15 times in a day and 20 times in 30 days by one session, and the owner still gets one', async () => {
    const thief = await newSession()
    const start = app.deps.now().getTime()
    const compared: number[] = []
    while (app.deps.now().getTime() < start + 30 * day - minute) {
      if ((await ask(thief)).status === 200) {
        const code = otherCode(await app.codeSentTo(ownerEmail))
        for (let tries = 0; tries < 3; tries += 1) {
          if ((await typed(code, thief)).body.code === 'INVALID_CODE') compared.push(app.deps.now().getTime())
        }
      }
      app.advance(6 * 60 * minute - minute)
    }
    expect(compared.filter((at) => at < start + day).length).toBeLessThanOrEqual(15)
    expect(compared).toHaveLength(20)
    const here = await newSession()
    expect((await ask(here)).status).toBe(200)
    expect((await typed(await app.codeSentTo(ownerEmail), here)).status).toBe(200)
  })
})
