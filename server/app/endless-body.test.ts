import { afterAll, beforeAll, expect, it } from 'vitest'
import { sandboxPayment } from '../db/money-schema.ts'
import { type TestApp, createTestApp, testStart } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const begun = {
    kind: 'charge',
    amountKobo: 500_000,
    email: 'ngozi@example.com',
    returnUrl: 'https://marquee.example/dashboard',
    description: 'Wallet funding',
    createdAt: testStart,
  } as const
  await app.db
    .insert(sandboxPayment)
    .values(['MQ-F-ENDLESS', 'MQ-F-CHOSEN'].map((reference) => ({ reference, ...begun })))
})
afterAll(() => app.close())

const chunk = new Uint8Array(64 * 1024).fill(0x20)
const mostChunks = 1000

/** A body that does not say how long it is. `sent` counts what was taken of it. */
function endless() {
  const sent = { chunks: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent.chunks += 1
      if (sent.chunks > mostChunks) controller.close()
      else controller.enqueue(chunk)
    },
  })
  return { body, sent }
}

it.each([
  ['/webhooks/payments', 401],
  ['/sandbox/pay/MQ-F-ENDLESS', 404],
])('%s stops reading an endless body at its limit', async (path, status) => {
  const { body, sent } = endless()
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const answer = await app.request(path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  expect(answer.status).toBe(status)
  expect(sent.chunks).toBeLessThan(10)
})

it('accepts the outcome chosen on the payment page', async () => {
  const answer = await app.request('/sandbox/pay/MQ-F-CHOSEN', {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'success' }),
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('https://marquee.example/dashboard?reference=MQ-F-CHOSEN')
})
