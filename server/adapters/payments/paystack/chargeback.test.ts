import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { api } from '../../../../src/api/contract/table.ts'
import { wallet as walletTable } from '../../../db/schema.ts'
import { type FakePaystack, startFakePaystack } from '../../../testing/fake-paystack.ts'
import { type Actor, type TestApp, createTestApp } from '../../../testing/test-app.ts'
import { paystackProvider } from './paystack.ts'

const { dashboard, payments, wallet } = api
const secretKey = 'sk_test_loopback'

let paystack: FakePaystack
let test: TestApp
let actor: Actor
let number = 0
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
  actor = await test.createEmployer(`taken-back-${(number += 1)}@venue.example`)
  await test.db.update(walletTable).set({ status: 'active' }).where(eq(walletTable.employerId, actor.employerId))
})

const available = async () => (await test.call(dashboard.getWallet, {}, actor)).data.availableKobo
const read = async (id: string) => (await test.call(payments.get, { params: { id } }, actor)).data
const postWebhook = ({ body, signature }: { body: string; signature: string }) =>
  test.request('/webhooks/payments', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'x-paystack-signature': signature },
  })
const fund = async (amountKobo: number) => {
  const { data } = await test.call(wallet.fund, { body: { amountKobo, ref: randomUUID() } }, actor)
  paystack.decide(data.reference, { status: 'success' })
  await postWebhook(paystack.chargeWebhook(data.reference))
  return data.reference
}

it.each([
  ['a refund', (reference: string) => paystack.refundWebhook(reference)],
  ['a dispute that was lost', (reference: string) => paystack.disputeWebhook(reference)],
])('%s reverses its payment, once', async (_description, webhookOf) => {
  await fund(1_000_000)
  const reference = await fund(2_000_000)
  paystack.decide(reference, { status: 'reversed' })
  await Promise.all([postWebhook(webhookOf(reference)), postWebhook(webhookOf(reference))])
  expect(await read(reference)).toMatchObject({ status: 'reversed' })
  expect(await available()).toBe(1_000_000)
})

it.each([
  ['a dispute', (reference: string) => paystack.disputeWebhook(reference, 'charge.dispute.create')],
  ['a refund', (reference: string) => paystack.refundWebhook(reference, 'refund.pending')],
])('%s that has only started is queried, and reverses nothing', async (_description, webhookOf) => {
  const reference = await fund(2_000_000)
  paystack.calls.length = 0
  expect((await postWebhook(webhookOf(reference))).status).toBe(200)
  expect(paystack.calls).toEqual([`GET /transaction/verify/${reference}`])
  expect(await read(reference)).toMatchObject({ status: 'success' })
  expect(await available()).toBe(2_000_000)
})
