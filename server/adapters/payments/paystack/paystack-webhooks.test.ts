import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ledgerPosting } from '../../../db/money-schema.ts'
import { minute, paystackHarness, secretKey } from '../../../testing/paystack-harness.ts'

const {
  state,
  breakCalls,
  heal,
  available,
  read,
  verify,
  begin,
  withdraw,
  fund,
  lookAfter,
  transferOf,
  callsOf,
  signInAgain,
} = paystackHarness()

describe('a webhook', () => {
  const send = (body: string, headers: Record<string, string>) =>
    state.test.request('/webhooks/payments', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
  const postWebhook = ({ body, signature }: { body: string; signature: string }) =>
    send(body, { 'x-paystack-signature': signature })

  it('credits the wallet before the employer returns from the page', async () => {
    const { data } = await begin()
    state.paystack.decide(data.reference, { status: 'success' })
    expect((await postWebhook(state.paystack.chargeWebhook(data.reference))).status).toBe(200)
    expect(await read(data.reference)).toMatchObject({ status: 'success', balanceAfterKobo: 5_000_000 })
    expect(await verify(data.reference)).toMatchObject({ status: 'success' })
    expect(await available()).toBe(5_000_000)
  })

  it('that arrives twice, ten times concurrently, and again at the end credits the wallet once', async () => {
    const { data } = await begin()
    state.paystack.decide(data.reference, { status: 'success' })
    const webhook = state.paystack.chargeWebhook(data.reference)
    const answers = await Promise.all(Array.from({ length: 10 }, () => postWebhook(webhook)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await postWebhook(webhook)
    expect(await available()).toBe(5_000_000)
    const { id } = await read(data.reference)
    expect(await state.test.db.$count(ledgerPosting, eq(ledgerPosting.paymentId, id))).toBe(1)
  })

  it('that arrives after the job has settled the payment changes nothing', async () => {
    const { data } = await begin()
    state.paystack.decide(data.reference, { status: 'success' })
    await lookAfter()
    await signInAgain()
    expect(await read(data.reference)).toMatchObject({ status: 'success' })
    await postWebhook(state.paystack.chargeWebhook(data.reference))
    expect(await available()).toBe(5_000_000)
  })

  it('that arrives after the payment was abandoned credits the wallet, once', async () => {
    const { data } = await begin()
    state.paystack.decide(data.reference, { createdAt: new Date(Date.now() - 16 * minute) })
    expect((await verify(data.reference)).status).toBe('abandoned')
    state.paystack.decide(data.reference, { status: 'success' })
    await Promise.all([1, 2, 3].map(() => postWebhook(state.paystack.chargeWebhook(data.reference))))
    expect(await available()).toBe(5_000_000)
    expect((await read(data.reference)).status).toBe('abandoned')
  })

  it('is not trusted: the status is queried', async () => {
    const { data } = await begin()
    state.paystack.decide(data.reference, { status: 'failed' })
    const claim = state.paystack.webhook('charge.success', {
      reference: data.reference,
      status: 'success',
      amount: 5_000_000,
    })
    expect((await postWebhook(claim)).status).toBe(200)
    expect(await read(data.reference)).toMatchObject({ status: 'failed' })
    expect(await available()).toBe(0)
  })

  it('is refused when Paystack does not answer, so that it is sent again, also for a final payment', async () => {
    await fund(1_000_000)
    const { data } = await withdraw(400_000)
    const sent = transferOf(data.reference)
    if (sent !== undefined) sent.status = 'reversed'
    const webhook = state.paystack.transferWebhook(sent?.reference ?? '', 'transfer.reversed')
    breakCalls('GET /transfer/verify', 'error')
    expect((await postWebhook(webhook)).status).toBe(503)
    expect(await available()).toBe(600_000)
    heal()
    expect((await postWebhook(webhook)).status).toBe(200)
    expect(await available()).toBe(1_000_000)
  })

  it('that could not be handled is replaced by the scheduled check', async () => {
    const { data } = await begin()
    state.paystack.decide(data.reference, { status: 'success' })
    breakCalls('GET /transaction/verify', 'error')
    await postWebhook(state.paystack.chargeWebhook(data.reference))
    expect(await available()).toBe(0)
    heal()
    await lookAfter()
    await signInAgain()
    expect(await available()).toBe(5_000_000)
  })

  it('reverses a transfer that had succeeded', async () => {
    await fund(1_000_000)
    const { data } = await withdraw(400_000)
    const sent = transferOf(data.reference)
    if (sent !== undefined) sent.status = 'reversed'
    const webhook = state.paystack.transferWebhook(sent?.reference ?? '', 'transfer.reversed')
    await Promise.all([postWebhook(webhook), postWebhook(webhook)])
    expect(await read(data.id)).toMatchObject({ status: 'reversed' })
    expect(await available()).toBe(1_000_000)
  })

  it.each([1_000_000.5, -1_000_000])('with an amount of %d kobo books nothing, and is sent again', async (paid) => {
    const { data } = await begin()
    state.paystack.decide(data.reference, { status: 'success', paid })
    expect((await postWebhook(state.paystack.chargeWebhook(data.reference))).status).toBe(503)
    expect(await read(data.reference)).toMatchObject({ status: 'pending', final: false })
    expect(await available()).toBe(0)
    expect(state.test.problems.map(String).filter((problem) => !problem.includes('ProviderDown'))).toEqual([])
  })

  it.each(['MQ-F-\0', 'x'.repeat(200_000), "'; drop table payment; --"])(
    'with a reference that cannot be one is accepted and changes nothing',
    async (reference) => {
      expect((await postWebhook(state.paystack.webhook('charge.success', { reference }))).status).toBe(200)
      expect(state.test.problems).toEqual([])
    },
  )

  it('about something else is accepted and changes nothing', async () => {
    expect(
      (await postWebhook(state.paystack.webhook('customeridentification.success', { customer_code: 'CUS_1' }))).status,
    ).toBe(200)
    expect((await postWebhook(state.paystack.webhook('charge.success', { reference: 'MQ-F-NOBODYKNOW' }))).status).toBe(
      200,
    )
    expect(callsOf('GET /transaction/verify')).toBe(0)
  })

  it.each<[string, (webhook: { body: string; signature: string }) => [body: string, headers: Record<string, string>]]>([
    ['no signature', ({ body }) => [body, {}]],
    ['an empty signature', ({ body }) => [body, { 'x-paystack-signature': '' }]],
    ['a signature that is none', ({ body }) => [body, { 'x-paystack-signature': 'z'.repeat(128) }]],
    ['half of a signature', ({ body, signature }) => [body, { 'x-paystack-signature': signature.slice(0, 64) }]],
    [
      "another key's signature",
      ({ body }) => [
        body,
        { 'x-paystack-signature': createHmac('sha512', 'sk_test_other').update(body).digest('hex') },
      ],
    ],
    [
      'a shorter hash',
      ({ body }) => [body, { 'x-paystack-signature': createHmac('sha256', secretKey).update(body).digest('hex') }],
    ],
    ['a body changed by one space', ({ body, signature }) => [`${body} `, { 'x-paystack-signature': signature }]],
    [
      'a body that is written differently',
      ({ body, signature }) => [JSON.stringify(JSON.parse(body), null, 2), { 'x-paystack-signature': signature }],
    ],
    [
      'a body without end, though signed',
      ({ body }) => [
        body.padEnd(300_000, ' '),
        { 'x-paystack-signature': createHmac('sha512', secretKey).update(body.padEnd(300_000, ' ')).digest('hex') },
      ],
    ],
  ])('with %s is refused, and nothing is asked or changed', async (_description, change) => {
    const { data } = await begin()
    state.paystack.decide(data.reference, { status: 'success' })
    state.paystack.calls.length = 0
    expect((await send(...change(state.paystack.chargeWebhook(data.reference)))).status).toBe(401)
    expect(state.paystack.calls).toEqual([])
    expect(await read(data.reference)).toMatchObject({ status: 'pending' })
    expect(await available()).toBe(0)
  })
})
