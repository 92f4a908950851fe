import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { type TestApp, createTestApp, testPassword } from '../../testing/test-app.ts'
import { minute } from '../../platform/clock/time.ts'

const { auth } = api
const codeMails = 5
const hour = 60 * minute

let app: TestApp
let address: string
let number = 0
beforeAll(async () => {
  app = await createTestApp({ limits: { codeMails }, trustedProxies: 1 })
})
beforeEach(() => {
  address = `203.0.113.${(number += 1)}`
})
afterAll(() => app.close())

const newEmail = () => `stranger${(number += 1)}@example.com`
const from = (shown = address) => app.browser({ 'X-Forwarded-For': shown })
const signUp = async (shown = address) =>
  (await from(shown)(auth.sendVerificationOtp, { body: { email: newEmail() } })).status
const reset = async (browser = from(), email = newEmail()) =>
  (await browser(auth.forgotPassword, { body: { email } })).status
const times = async (count: number, call: () => Promise<number>) => {
  const statuses: number[] = []
  for (let calls = 0; calls < count; calls += 1) statuses.push(await call())
  return statuses
}
const within = Array<number>(codeMails).fill(200)

describe.each([
  ['sign-up', signUp, reset],
  ['a reset', reset, signUp],
] as const)('codes of %s', (_, ask, askOther) => {
  it('are mailed to so many strangers in an hour for one address, and others go on', async () => {
    expect(await times(codeMails + 1, () => ask())).toEqual([...within, 429])
    expect(await askOther()).toBe(200)
    address = `198.51.100.${number}`
    expect(await ask()).toBe(200)
  })

  it('are four times as many in a day', async () => {
    const statuses = []
    for (let hours = 0; hours < 6; hours += 1) {
      statuses.push(...(await times(codeMails, () => ask())))
      app.advance(hour)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(codeMails * 4)
    app.advance(18 * hour)
    expect(await ask()).toBe(200)
  })
})

it('says when a code can be asked for again', async () => {
  await times(codeMails, () => signUp())
  const { body } = await from()(auth.sendVerificationOtp, { body: { email: newEmail() } })
  expect([body.code, body.message]).toEqual(['RATE_LIMITED', 'Too many attempts. Please wait 1 hour and try again.'])
})

it('sends a reset code to a known device on an address that has asked for too many', async () => {
  const email = newEmail()
  await app.createEmployer(email)
  const known = from()
  await known(auth.login, { body: { email, password: testPassword } })
  await times(codeMails, () => reset())
  expect(await reset(from(), email)).toBe(429)
  expect(await reset(known, email)).toBe(200)
})

it('limits the IPv6 networks of one site together', async () => {
  let networks = 0
  const statuses = await times(codeMails * 4 + 1, () => signUp(`2001:db8:5:${(networks += 1)}::1`))
  expect(statuses.filter((status) => status === 200)).toHaveLength(codeMails * 4)
  expect(statuses.at(-1)).toBe(429)
})
