import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { api } from '../../../../src/api/contract/table.ts'
import { wallet as walletTable } from '../../../db/schema.ts'
import { auditLedger } from '../../../modules/money/ledger.ts'
import { type Fault, type FakePaystack, startFakePaystack } from '../../../testing/fake-paystack.ts'
import { postGig, readyEmployer } from '../../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../../testing/test-app.ts'
import { paystackProvider } from './paystack.ts'

/** Paystack has begun a payment, and the answer with the address of its page was lost. */

const { billing, dashboard, gigs, payments, wallet } = api
const secretKey = 'sk_test_loopback'
const over = [409, 'CONFLICT', 'This payment is over. Start again to make a new one.']

let paystack: FakePaystack
let test: TestApp
let actor: Actor
beforeAll(async () => {
  paystack = await startFakePaystack(secretKey)
  test = await createTestApp({
    provider: (log) => paystackProvider({ secretKey, url: paystack.url, log, timeoutMs: 500 }),
  })
})
afterAll(async () => {
  await test.close()
  await paystack.close()
})
beforeEach(async () => {
  actor = await readyEmployer(test, { kobo: 0 })
  await test.db.update(walletTable).set({ status: 'active' }).where(eq(walletTable.employerId, actor.employerId))
})

const breakCalls = (name: string, fault: Fault) => {
  paystack.behaviour.fault = (call) => (call === name || call.startsWith(`${name}/`) ? fault : 'none')
}
const heal = () => breakCalls('nothing', 'none')
const read = async (id: string) => (await test.call(payments.get, { params: { id } }, actor)).data
const available = async () => (await test.call(dashboard.getWallet, {}, actor)).data.availableKobo

/** What is paid on the page: made ready, it can be called with any reference. */
const ways = {
  'for the wallet': async () => (ref: string) => test.call(wallet.fund, { body: { amountKobo: 700_000, ref } }, actor),
  'for a plan': async () => (ref: string) =>
    test.call(
      billing.subscribe,
      { body: { planCode: 'enterprise', interval: 'month', method: 'checkout', ref } },
      actor,
    ),
  'for a Gig': async () => {
    const { id: gigId } = await postGig(test, actor)
    return (ref: string) => test.call(gigs.getPaymentData, { body: { method: 'checkout', gigId, ref } }, actor)
  },
} as const
const wayNames = ['for the wallet', 'for a plan', 'for a Gig'] as const

/** Begins a payment whose answer is lost. */
async function lose(way: keyof typeof ways) {
  const pay = await ways[way]()
  const ref = randomUUID()
  breakCalls('POST /transaction/initialize', 'cut-after')
  expect((await pay(ref)).body.code).toBe('UNAVAILABLE')
  heal()
  const again = async () => {
    const { status, body } = await pay(ref)
    return [status, body.code, body.message]
  }
  return { ref, pay, again }
}

it.each(wayNames)(
  'a payment %s is abandoned once no call can be waiting for its page, and a new one starts',
  async (way) => {
    const { ref, pay, again } = await lose(way)
    test.advance(29_000)
    expect((await again()).slice(0, 2)).toEqual([503, 'UNAVAILABLE'])
    test.advance(1_000)
    expect(await again()).toEqual(over)
    const given = await read(ref)
    expect(given).toMatchObject({
      status: 'abandoned',
      failureReason: 'The payment page did not open, so nothing was paid.',
    })
    expect(given.timeline.map(({ status, note }) => [status, note])).toEqual([
      ['pending', null],
      ['abandoned', 'The payment page did not open, so nothing was paid.'],
    ])
    expect(await again()).toEqual(over)
    const { status, data } = await pay(randomUUID())
    expect([status, data.authorizationUrl]).toEqual([
      200,
      expect.stringMatching(/^https:\/\/checkout\.paystack\.com\/\w+$/),
    ])
  },
)

it.each([
  ['begin payments', 'POST /transaction/initialize', 'error'],
  ['begin payments', 'POST /transaction/initialize', 'cut'],
  ['say what it knows', 'GET /transaction/verify', 'error'],
  ['say what it knows', 'GET /transaction/verify', 'hang'],
] as const)('is not abandoned while Paystack cannot %s (%s: %s)', async (_description, name, fault) => {
  const { ref, again } = await lose('for the wallet')
  test.advance(60_000)
  breakCalls(name, fault)
  expect((await again()).slice(0, 2)).toEqual([503, 'UNAVAILABLE'])
  expect((await read(ref)).status).toBe('pending')
  heal()
  expect(await again()).toEqual(over)
})

it.each(wayNames)('money that still arrives %s is credited to the wallet, once', async (way) => {
  const { ref, again } = await lose(way)
  test.advance(60_000)
  expect(await again()).toEqual(over)
  const { reference, amountKobo } = await read(ref)
  paystack.decide(reference, { status: 'success' })
  const { body, signature } = paystack.chargeWebhook(reference)
  const postWebhook = () =>
    test.request('/webhooks/payments', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'x-paystack-signature': signature },
    })
  await Promise.all([postWebhook(), postWebhook(), postWebhook()])
  expect(await available()).toBe(amountKobo)
  expect((await read(ref)).failureReason).toContain('arrived later. It was added to your wallet')
  expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
})
