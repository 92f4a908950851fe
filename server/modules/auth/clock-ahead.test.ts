import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { payment } from '../../db/money-schema.ts'
import { readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp, testPassword } from '../../testing/test-app.ts'
import { day } from '../../platform/clock/time.ts'
import { checkDuePayments } from '../money/check.ts'
import { startSession } from './sessions.ts'

/* A clock that was ahead for a while, and was then corrected: what it wrote must not lock anybody out for as long. */

const { auth, dashboard, security, wallet } = api
const ahead = 400 * day

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ limits: { login: 3 } })
})
afterAll(() => test.close())

let actor: Actor
beforeEach(async () => {
  actor = await readyEmployer(test)
})

/** Does something while the clock is ahead, with a session of that time. */
async function whileAhead(work: (later: Actor) => Promise<unknown>) {
  test.advance(ahead)
  const token = await startSession(test.db, actor.employerId, test.deps.now())
  await work({ ...actor, token })
  test.advance(-ahead)
  return token
}

it('ends the limit of log-ins', async () => {
  const email = 'ahead@venue.example'
  await test.createEmployer(email)
  const logIn = (password: string) => test.call(auth.login, { body: { email, password } })
  await whileAhead(async () => {
    for (let times = 0; times < 4; times += 1) await logIn('Wrong-2025')
  })
  expect((await logIn(testPassword)).status).toBe(200)
})

it('ends the lock of the PIN', async () => {
  const changePin = (who: Actor, currentPin: string) =>
    test.call(security.changePin, { body: { currentPin, newPin: '1379', confirmPin: '1379' } }, who)
  await whileAhead(async (later) => {
    for (let times = 0; times < 5; times += 1) await changePin(later, '8520')
    expect((await changePin(later, readyPin)).body.code).toBe('PIN_LOCKED')
  })
  expect((await test.call(dashboard.getWallet, {}, actor)).data.pinLockedUntil).toBeNull()
  expect((await changePin(actor, readyPin)).status).toBe(200)
})

it('ends the pause of withdrawals', async () => {
  const account = { bankCode: '058', accountNumber: '0000000220', pin: readyPin }
  await whileAhead((later) => test.call(wallet.updateWithdrawalAccount, { body: account }, later))
  expect((await test.call(wallet.getWithdrawalAccount, {}, actor)).data?.pausedUntil).toBeNull()
  const body = { amountKobo: 1_000_000, pin: readyPin, ref: randomUUID() }
  expect((await test.call(wallet.withdraw, { body }, actor)).status).toBe(200)
})

it('ends the sessions that it began', async () => {
  const token = await whileAhead(async () => undefined)
  expect((await test.call(dashboard.getWallet, {}, { ...actor, token })).status).toBe(401)
})

it('does not put off the checks of payments', async () => {
  await whileAhead((later) => test.call(wallet.fund, { body: { amountKobo: 100_000, ref: randomUUID() } }, later))
  await checkDuePayments(test.deps)
  const rows = await test.db.select().from(payment).where(eq(payment.employerId, actor.employerId))
  expect(rows.filter(({ status }) => status === 'pending').map(({ checks }) => checks)).toEqual([1])
})
