import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { withFullHashQueue } from '../../testing/full-hash-queue.ts'
import { type TestApp, createTestApp, otherCode, testPassword } from '../../testing/test-app.ts'
import { day, minute } from '../clock/time.ts'

const { auth } = api
const limits = { addressPerMinute: 30, login: 3, codeSends: 2, wrongCodes: 4 }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ limits, trustedProxies: 1 })
})
afterAll(() => app.close())

let addresses = 0
/** Headers with an address that no other call uses. */
const fromElsewhere = () => ({ 'X-Forwarded-For': `10.0.0.${(addresses += 1)}` })

const logIn = (email: string, password: string, headers: Record<string, string> = fromElsewhere()) =>
  app.call(auth.login, { body: { email, password } }, undefined, headers)
const sendCode = (email: string, headers = fromElsewhere()) =>
  app.call(auth.sendVerificationOtp, { body: { email } }, undefined, headers)

it('limits guesses of one password from many addresses, answers the waiting time, and allows calls after it', async () => {
  const email = 'guessed@example.com'
  await app.createEmployer(email)
  for (let i = 0; i < limits.login; i += 1) expect((await logIn(email, 'Wrong-2025')).status).toBe(400)
  app.advance(5 * minute)
  const refused = await logIn(email, testPassword)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    429,
    'RATE_LIMITED',
    'Too many attempts. Please wait 10 minutes and try again.',
  ])
  expect(refused.headers.get('retry-after')).toBe('600')
  expect(refused.body.retryAfterSeconds).toBe(600)
  app.advance(10 * minute)
  expect((await logIn(email, testPassword)).status).toBe(200)
})

it('does not count successful log-ins', async () => {
  const email = 'often@example.com'
  await app.createEmployer(email)
  const answers = []
  for (let i = 0; i < limits.login * 3; i += 1) answers.push((await logIn(email, testPassword)).status)
  expect(new Set(answers)).toEqual(new Set([200]))
})

it('lets in every one of thirty concurrent log-ins with the right password', async () => {
  const email = 'many-tabs@example.com'
  await app.createEmployer(email)
  const answers = await Promise.all(Array.from({ length: 30 }, () => logIn(email, testPassword)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

it('does not count log-ins that were refused because too many hashes wait', async () => {
  const email = 'busy-moment@example.com'
  await app.createEmployer(email)
  const tries = Array.from({ length: limits.login })
  const answers = await withFullHashQueue(() => Promise.all(tries.map(() => logIn(email, testPassword))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  for (const _ of tries) expect((await logIn(email, 'Wrong-2025')).status).toBe(400)
  expect((await logIn(email, 'Wrong-2025')).status).toBe(429)
})

it('limits concurrent guesses', async () => {
  const email = 'burst@example.com'
  await app.createEmployer(email)
  const answers = await Promise.all(Array.from({ length: 10 }, () => logIn(email, 'Wrong-2025')))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(limits.login)
})

it('does not limit another account', async () => {
  await app.createEmployer('other@example.com')
  for (let i = 0; i < limits.login + 1; i += 1) await logIn('victim@example.com', 'Wrong-2025')
  expect((await logIn('other@example.com', testPassword)).status).toBe(200)
})

it('limits sign-up codes of one address to one email, in a quarter of an hour and in a day, and those of others apart', async () => {
  const email = 'mailbox@example.com'
  const here = fromElsewhere()
  const answers: number[] = []
  for (let i = 0; i < 6; i += 1) {
    for (let sends = 0; sends < 3; sends += 1) answers.push((await sendCode(email, here)).status)
    app.advance(15 * minute)
  }
  expect(answers.slice(0, 3)).toEqual([200, 200, 429])
  expect(await app.mailsTo(email)).toHaveLength(limits.codeSends * 2)
  expect((await sendCode(email)).status).toBe(200)
  app.advance(day)
  expect((await sendCode(email, here)).status).toBe(200)
})

it('limits sign-up codes of all addresses to one email in a day', async () => {
  const email = 'known-to-many@example.com'
  const total = limits.codeSends * 6
  for (let sends = 0; sends < total; sends += 1) expect((await sendCode(email)).status).toBe(200)
  expect((await sendCode(email)).status).toBe(429)
  expect(await app.mailsTo(email)).toHaveLength(total)
})

it('limits wrong codes of one network address over all emails, and does not count right ones', async () => {
  const here = fromElsewhere()
  const browser = app.browser(here)
  const verify = (email: string, code: string) => browser(auth.verifyEmailOtp, { body: { email, code } })
  const ask = async (email: string) => {
    await browser(auth.sendVerificationOtp, { body: { email } })
    return app.codeSentTo(email)
  }
  expect((await verify('right@example.com', await ask('right@example.com'))).status).toBe(200)
  for (let i = 0; i < limits.wrongCodes; i += 1) {
    const email = `wrong${i}@example.com`
    expect((await verify(email, otherCode(await ask(email)))).status).toBe(400)
  }
  const code = await ask('late@example.com')
  expect((await verify('late@example.com', code)).status).toBe(429)
  const elsewhere = app.browser(fromElsewhere())
  await elsewhere(auth.sendVerificationOtp, { body: { email: 'late@example.com' } })
  const body = { email: 'late@example.com', code: await app.codeSentTo('late@example.com') }
  expect((await elsewhere(auth.verifyEmailOtp, { body })).status).toBe(200)
  app.advance(60 * minute)
  expect((await verify('next@example.com', await ask('next@example.com'))).status).toBe(200)
})

it('limits one address, whatever forwarding headers it sends', async () => {
  const claim = (i: number) => ({ 'X-Forwarded-For': `203.0.113.${i}, 192.0.2.77` })
  const answers = []
  for (let i = 0; i <= limits.addressPerMinute; i += 1) {
    answers.push((await logIn(`user${i}@example.com`, 'Wrong-2025', claim(i))).status)
  }
  expect(answers.slice(0, -1).every((status) => status === 400)).toBe(true)
  expect(answers.at(-1)).toBe(429)
  expect((await logIn('someone@example.com', 'Wrong-2025')).status).toBe(400)
  app.advance(minute)
  expect((await logIn('someone@example.com', 'Wrong-2025', claim(1))).status).toBe(400)
})
