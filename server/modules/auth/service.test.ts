import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { oneTimeCode } from '../../db/schema.ts'
import { type TestApp, createTestApp, otherCode, testPassword } from '../../testing/test-app.ts'
import { minute } from '../../platform/clock/time.ts'

const { auth, company } = api
const newPassword = 'Marquee-2026'

let app: TestApp
/** The browser that asks for codes and types them. */
let browser: ReturnType<TestApp['browser']>
beforeAll(async () => {
  app = await createTestApp()
})
beforeEach(() => {
  browser = app.browser()
})
afterAll(() => app.close())

const sendCode = (email: string) => browser(auth.sendVerificationOtp, { body: { email } })
const verify = (email: string, code: string) => browser(auth.verifyEmailOtp, { body: { email, code } })
/** Without the browser's cookies: it shows its proof, or none. */
const register = (email: string, proof?: string) =>
  app.call(auth.register, {
    body: { firstName: ' Ọládípọ̀ ', lastName: 'Adéwálé', email, password: 'Marquee2025', ...(proof && { proof }) },
  })
const forgot = (email: string) => browser(auth.forgotPassword, { body: { email } })
const verifyReset = (email: string, code: string) => browser(auth.verifyForgotPasswordOtp, { body: { email, code } })
/** Without the browser's cookies, too. */
const reset = (email: string, proof?: string) =>
  app.call(auth.resetPassword, {
    body: { email, newPassword, confirmPassword: newPassword, ...(proof && { proof }) },
  })
const logIn = (email: string, password: string) => app.call(auth.login, { body: { email, password } })

describe('sign-up', () => {
  it('leads from an email through its code to an account that is signed in immediately', async () => {
    const email = 'oladipo@example.com'
    const sent = await sendCode(email)
    expect([sent.status, sent.body.message, sent.data]).toEqual([200, 'Verification code sent successfully', null])
    const verified = await verify(email, await app.codeSentTo(email))
    expect([verified.status, verified.body.message]).toEqual([200, 'OTP code verified successfully'])
    const registered = await register(email, verified.data?.proof)
    expect([registered.status, registered.body.message]).toEqual([200, 'Account created successfully'])
    const { token, user } = registered.data
    expect(user).toEqual({ firstName: 'Ọládípọ̀', lastName: 'Adéwálé', imageUrl: null, employerId: expect.any(String) })
    const profile = await app.call(company.getProfile, {}, { token, employerId: user.employerId ?? '' })
    expect(profile.data).toMatchObject({ firstName: 'Ọládípọ̀', email })
  })

  it('refuses to register an email that was not verified', async () => {
    const answer = await register('unverified@example.com')
    expect([answer.status, answer.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  })

  it('refuses an email that has an account already, in any spelling', async () => {
    await app.createEmployer('taken@example.com')
    const answer = await sendCode(' TAKEN@example.com')
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      409,
      'EMAIL_TAKEN',
      'An account with this email already exists. Sign in instead.',
    ])
    expect(await app.mailsTo('taken@example.com')).toEqual([])
  })

  it('does not tell who has not verified an email whether it has an account', async () => {
    await app.createEmployer('customer@example.com')
    const [taken, free] = [await register('customer@example.com'), await register('nobody-yet@example.com')]
    expect([taken.status, taken.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
    expect({ ...taken.body, requestId: '' }).toEqual({ ...free.body, requestId: '' })
  })

  it('creates one account for two concurrent submissions', async () => {
    const email = 'double@example.com'
    await sendCode(email)
    const { data } = await verify(email, await app.codeSentTo(email))
    const answers = await Promise.all([register(email, data?.proof), register(email, data?.proof)])
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('binds the verified email to the browser that typed the code', async () => {
    const email = 'bound@example.com'
    const proxied = await createTestApp({ trustedProxies: 1 })
    const from = (address: string) => ({ 'X-Forwarded-For': address })
    const here = from('102.89.1.1')
    const asking = proxied.browser(here)
    await asking(auth.sendVerificationOtp, { body: { email } })
    const code = await proxied.codeSentTo(email)
    const verified = await asking(auth.verifyEmailOtp, { body: { email, code } })
    const body = { firstName: 'Ada', lastName: 'Obi', email, password: 'Marquee2025' }
    const otherBrowser = await proxied.call(auth.register, { body }, undefined, here)
    expect(otherBrowser.body.code).toBe('EMAIL_NOT_VERIFIED')
    const cookie = verified.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Strict/)
    const sameBrowserElsewhere = await proxied.call(auth.register, { body }, undefined, {
      ...from('105.112.2.2'),
      Cookie: cookie.split(';')[0] ?? '',
    })
    expect(sameBrowserElsewhere.status).toBe(200)
    await proxied.close()
  })
})

describe('log-in', () => {
  it('answers token and user, whatever the spelling of the email', async () => {
    const imageUrl = 'https://img.example/me.png'
    const actor = await app.createEmployer('login@example.com')
    await app.call(company.updateProfile, { body: { image: { url: imageUrl } } }, actor)
    const answer = await logIn('  Login@Example.com ', testPassword)
    expect([answer.status, answer.body.message]).toEqual([200, 'Logged in successfully!'])
    expect(answer.data.user).toEqual({ firstName: 'Ngozi', lastName: 'Eze', employerId: actor.employerId, imageUrl })
  })

  it('answers an unknown email exactly like a wrong password, and never with 401', async () => {
    await app.createEmployer('known@example.com')
    const wrong = await logIn('known@example.com', 'Wrong-2025')
    const unknown = await logIn('unknown@example.com', 'Wrong-2025')
    expect([wrong.status, wrong.body.code]).toEqual([400, 'INVALID_CREDENTIALS'])
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  it('ends after 30 days, however often it is used', async () => {
    const actor = await app.createEmployer('expiry@example.com')
    for (const days of [10, 10, 10]) {
      app.advance(days * 24 * 60 * minute - 1)
      expect((await app.call(company.getProfile, {}, actor)).status).toBe(200)
    }
    app.advance(3)
    const answer = await app.call(company.getProfile, {}, actor)
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED'])
  })
})

describe('password reset', () => {
  it('leads from a code to a new password, signs every device out and sends a mail about it', async () => {
    const email = 'reset@example.com'
    const actor = await app.createEmployer(email)
    expect((await forgot(email)).body.message).toBe('Reset password link has been sent to your email')
    const verified = await verifyReset(email, await app.codeSentTo(email))
    expect([verified.status, verified.body.message]).toEqual([200, 'OTP verified successfully.'])
    const done = await reset(email, verified.data?.proof)
    expect([done.status, done.body.message]).toEqual([200, 'Password updated successfully!'])
    expect((await logIn(email, testPassword)).status).toBe(400)
    expect((await logIn(email, newPassword)).status).toBe(200)
    expect((await app.call(company.getProfile, {}, actor)).status).toBe(401)
    const subjects = (await app.mailsTo(email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your Marquee password was changed')
  })

  it('is refused to another browser with the same network address', async () => {
    const email = 'office@example.com'
    await app.createEmployer(email)
    await forgot(email)
    const { data } = await verifyReset(email, await app.codeSentTo(email))
    expect((await reset(email)).body.code).toBe('EMAIL_NOT_VERIFIED')
    expect((await reset(email, 'a-guess')).body.code).toBe('EMAIL_NOT_VERIFIED')
    expect((await reset(email, data?.proof)).status).toBe(200)
  })

  it('answers the same for an unknown email and sends nothing', async () => {
    const registeredResponse = await app.createEmployer('exists@example.com').then(() => forgot('exists@example.com'))
    const unregisteredResponse = await forgot('nobody@example.com')
    expect([unregisteredResponse.status, unregisteredResponse.body]).toEqual([
      registeredResponse.status,
      registeredResponse.body,
    ])
    expect(await app.mailsTo('nobody@example.com')).toEqual([])
  })

  it('is refused without a code, after 15 minutes, and for a second use of a code', async () => {
    const email = 'once@example.com'
    await app.createEmployer(email)
    expect((await reset(email)).body.code).toBe('EMAIL_NOT_VERIFIED')
    const verifyNew = async () => {
      await forgot(email)
      return (await verifyReset(email, await app.codeSentTo(email))).data?.proof
    }
    const late = await verifyNew()
    app.advance(15 * minute)
    expect((await reset(email, late)).body.code).toBe('EMAIL_NOT_VERIFIED')
    const proof = await verifyNew()
    expect((await reset(email, proof)).status).toBe(200)
    expect((await reset(email, proof)).body.code).toBe('EMAIL_NOT_VERIFIED')
  })
})

describe('one-time codes', () => {
  it('expire after ten minutes', async () => {
    const email = 'late@example.com'
    await sendCode(email)
    app.advance(10 * minute)
    const answer = await verify(email, await app.codeSentTo(email))
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      400,
      'INVALID_CODE',
      'Invalid OTP code. Please try again.',
    ])
  })

  it('work once', async () => {
    const email = 'twice@example.com'
    await sendCode(email)
    const code = await app.codeSentTo(email)
    expect((await verify(email, code)).status).toBe(200)
    expect((await verify(email, code)).body.code).toBe('INVALID_CODE')
  })

  it('are invalid after three wrong attempts, also concurrent ones', async () => {
    const email = 'guess@example.com'
    await sendCode(email)
    const code = await app.codeSentTo(email)
    const wrong = await Promise.all(Array.from({ length: 3 }, () => verify(email, otherCode(code))))
    expect(wrong.map(({ body }) => body.attemptsLeft).toSorted()).toEqual([0, 1, 2])
    expect((await verify(email, code)).body.code).toBe('INVALID_CODE')
  })

  it('are replaced by the next one', async () => {
    const email = 'resend@example.com'
    await sendCode(email)
    const first = await app.codeSentTo(email)
    // One time in ten thousand the next code is the same by chance.
    do await sendCode(email)
    while ((await app.codeSentTo(email)) === first)
    expect((await verify(email, first)).body.code).toBe('INVALID_CODE')
    expect((await verify(email, await app.codeSentTo(email))).status).toBe(200)
  })

  it('are valid for one purpose only', async () => {
    const email = 'purpose@example.com'
    await sendCode(email)
    const code = await app.codeSentTo(email)
    expect((await verifyReset(email, code)).body.message).toBe('Invalid OTP. Please try again.')
    expect((await verify(email, code)).status).toBe(200)
  })

  it('never appear in a mail subject, and not in plain text in the database', async () => {
    const email = 'private@example.com'
    await sendCode(email)
    const code = await app.codeSentTo(email)
    const [mail] = await app.mailsTo(email)
    expect(mail?.subject).not.toContain(code)
    const [row] = await app.db.select().from(oneTimeCode).where(eq(oneTimeCode.email, email))
    expect(Object.values(row ?? {})).not.toContain(code)
  })
})
