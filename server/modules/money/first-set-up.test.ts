import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { lagosDateTime } from '../../platform/clock/lagos-time.ts'
import { later } from '../../platform/clock/time.ts'
import { goTo, planEmployer, postGig, readyPin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { withdrawalPauseMs } from './bank-account.ts'
import { settle } from './settle.ts'

const { dashboard, gigs, notifications, security, wallet } = api
const total = 10_537_500

let test: TestApp
let actor: Actor
let email: string
// A place of its own for each test: each moves the clock.
beforeEach(async () => {
  test = await createTestApp()
  const employer = await planEmployer(test)
  actor = employer
  email = employer.email
  return test.close
})

/** Posts a Gig and pays it on the payment page, without a wallet. */
async function payByCard() {
  const { id } = await postGig(test, actor)
  const body = { method: 'checkout' as const, gigId: id, ref: randomUUID() }
  const { reference } = (await test.call(gigs.getPaymentData, { body }, actor)).data
  await settle(test.db, reference ?? '', { status: 'success', amountKobo: total, channel: 'card' }, test.deps.now())
}

/** Adds the first bank account and the first PIN, and activates the wallet. @returns the account */
async function setUp() {
  const body = { bankCode: '011', accountNumber: '0000014579' }
  const account = (await test.call(wallet.setWithdrawalAccount, { body }, actor)).data
  await test.call(security.setPin, { body: { pin: readyPin, confirmPin: readyPin } }, actor)
  await test.call(wallet.activate, { body: {} }, actor)
  return account
}

const withdraw = async () =>
  (await test.call(wallet.withdraw, { body: { amountKobo: 200_000, pin: readyPin, ref: randomUUID() } }, actor)).body
    .code
const subjects = async () => (await test.mailsTo(email)).map(({ subject }) => subject)
const setUpMails = ['A bank account was added to your Marquee wallet', 'A PIN was created for your Marquee wallet']

it('pauses withdrawals for a day where a refund is in the wallet already, and is mailed', async () => {
  await payByCard()
  actor = await goTo(test, actor, '2025-12-06T14:00:00+01:00')
  expect((await test.call(dashboard.getWallet, {}, actor)).data.availableKobo).toBe(total)
  const end = later(test.deps.now(), withdrawalPauseMs)
  expect((await setUp()).pausedUntil).toBe(end.toISOString())
  expect(await withdraw()).toBe('WITHDRAWALS_PAUSED')
  const [ofAccount, ofPin] = (await test.mailsTo(email)).slice(-2)
  expect([ofAccount?.subject, ofPin?.subject]).toEqual(setUpMails)
  expect(ofAccount).toMatchObject({
    replyTo: 'support@marquee.example',
    text: expect.stringContaining(
      `Withdrawals now go to First Bank of Nigeria ••••4579. For your safety they are paused until ${lagosDateTime(end)}.`,
    ),
  })
  for (const mail of [ofAccount, ofPin]) expect(mail?.text).toContain('If this was not you, contact support at once')
  expect(ofAccount?.text).not.toContain('0000014579')
  test.advance(withdrawalPauseMs)
  actor = await goTo(test, actor, test.deps.now().toISOString())
  expect(await withdraw()).toBeUndefined()
})

it('pauses them where money is held for a Gig, which a cancellation would put into the wallet', async () => {
  await payByCard()
  expect((await setUp()).pausedUntil).not.toBeNull()
})

it('pauses nothing while there is no money, and is mailed without a word in the bell', async () => {
  expect((await setUp()).pausedUntil).toBeNull()
  expect(await subjects()).toEqual(setUpMails)
  expect((await test.mailsTo(email))[0]?.text).not.toContain('paused')
  expect((await test.call(notifications.list, { query: {} }, actor)).data.notifications).toEqual([])
})

it('is mailed once, also where the same account is saved again', async () => {
  await setUp()
  await setUp()
  expect(await subjects()).toEqual(setUpMails)
})
