import { createHmac, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../../src/api/contract/table.ts'
import { ledgerPosting, payment } from '../../../db/money-schema.ts'
import { checkDuePayments } from '../../../domain/money/check.ts'
import { auditLedger } from '../../../domain/money/ledger.ts'
import { startSession } from '../../../domain/sessions.ts'
import { type Fault, type FakePaystack, startFakePaystack } from '../../../testing/fake-paystack.ts'
import { type Actor, type TestApp, createTestApp } from '../../../testing/test-app.ts'
import { paystackProvider } from './paystack.ts'

const { billing, dashboard, payments, security, wallet } = api
const secretKey = 'sk_test_loopback'
const minute = 60_000
const pin = '2580'

let paystack: FakePaystack
let test: TestApp
let actor: Actor
let number = 0
beforeAll(async () => {
  paystack = await startFakePaystack(secretKey)
  test = await createTestApp({ provider: (log) => paystackProvider({ secretKey, url: paystack.url, log, timeoutMs: 500 }) })
})
afterAll(async () => {
  await test.close()
  await paystack.close()
})
beforeEach(async () => {
  paystack.behaviour.fault = () => 'none'
  paystack.behaviour.transferStatus = () => 'success'
  paystack.behaviour.balance = Number.MAX_SAFE_INTEGER
  paystack.calls.length = 0
  test.problems.length = 0
  actor = await test.createEmployer(`paystack-${(number += 1)}@venue.example`)
  await test.call(wallet.setWithdrawalAccount, { body: { bankCode: '011', accountNumber: '0000014579' } }, actor)
  await test.call(security.setPin, { body: { pin, confirmPin: pin } }, actor)
  await test.call(wallet.activate, { body: {} }, actor)
})

/** Breaks every call of a kind until the next test. */
const breakCalls = (name: string, fault: Fault) => {
  paystack.behaviour.fault = (call) => (call.startsWith(name) ? fault : 'none')
}
const heal = () => breakCalls('nothing', 'none')
const available = async () => (await test.call(dashboard.getWallet, {}, actor)).data.availableKobo
const read = async (id: string) => (await test.call(payments.get, { params: { id } }, actor)).data
const verify = async (id: string) => (await test.call(payments.verify, { params: { id }, body: {} }, actor)).data
const begin = (amountKobo = 5_000_000, ref = randomUUID()) => test.call(wallet.fund, { body: { amountKobo, ref } }, actor)
const withdraw = (amountKobo: number, ref = randomUUID()) => test.call(wallet.withdraw, { body: { amountKobo, pin, ref } }, actor)
const fund = async (amountKobo: number) => {
  const { data } = await begin(amountKobo)
  paystack.decide(data.reference, { status: 'success' })
  await verify(data.reference)
}
/** The job that looks after payments, once their time has come. */
const lookAfter = async () => {
  test.advance(2 * 60 * minute)
  await checkDuePayments(test.deps)
}
const transferOf = (reference: string) => paystack.transfers.get(`marquee-${reference.toLowerCase()}`)
const callsOf = (name: string) => paystack.calls.filter((call) => call.startsWith(name)).length

describe('a payment on the page', () => {
  it('is begun with our reference, amount, email and way back, and its page is the one that is given', async () => {
    const { data } = await begin(5_000_050)
    expect(data.authorizationUrl).toMatch(/^https:\/\/checkout\.paystack\.com\/\w+$/)
    expect(paystack.charges.get(data.reference)).toMatchObject({ amount: 5_000_050 })
    expect(paystack.requests.at(-1)).toMatchObject({
      email: `paystack-${number}@venue.example`,
      currency: 'NGN',
      callback_url: 'https://marquee.example/dashboard/wallet&payments',
      metadata: { cancel_action: `https://marquee.example/dashboard/wallet&payments?reference=${data.reference}` },
    })
  })

  it.each([
    ['success', { status: 'success', channel: 'bank_transfer' }, { status: 'success', final: true, channel: 'bank_transfer' }, 5_000_000],
    ['failed', { status: 'failed', gatewayResponse: 'Insufficient funds' }, { status: 'failed', final: true, failureReason: 'Insufficient funds' }, 0],
    ['ongoing', { status: 'ongoing' }, { status: 'pending', final: false }, 0],
    ['pending', { status: 'pending' }, { status: 'processing', final: false }, 0],
    ['abandoned, which it is from the start until it is paid', {}, { status: 'pending', final: false }, 0],
    ['abandoned for a quarter of an hour', { createdAt: new Date(Date.now() - 16 * minute) }, { status: 'abandoned', final: true }, 0],
    ['success with another amount', { status: 'success', paid: 4_900_000 }, { status: 'failed', final: true }, 4_900_000],
  ] as const)('that is %s there is so here', async (_words, there, here, kobo) => {
    const { data } = await begin()
    paystack.decide(data.reference, there)
    expect(await verify(data.reference)).toMatchObject(here)
    expect(await available()).toBe(kobo)
    expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('is one with one page, however many times at once the same call comes', async () => {
    const ref = randomUUID()
    const before = paystack.charges.size
    const all = await Promise.all(Array.from({ length: 50 }, () => begin(5_000_000, ref)))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(new Set(all.map(({ data }) => data.authorizationUrl)).size).toBe(1)
    expect(paystack.charges.size).toBe(before + 1)
  })

  it('can be for a plan', async () => {
    const { data } = await test.call(billing.subscribe, { body: { planCode: 'premium', interval: 'month', method: 'checkout', ref: randomUUID() } }, actor)
    paystack.decide(data.reference ?? '', { status: 'success' })
    await verify(data.reference ?? '')
    expect((await test.call(dashboard.getWallet, {}, actor)).data).toMatchObject({ availableKobo: 0, subscription: { status: 'active', planCode: 'premium' } })
  })

  it.each(['error', 'cut', 'hang'] as const)('that Paystack never heard of (%s) charges nothing, and the same call again begins it once', async (fault) => {
    const ref = randomUUID()
    breakCalls('POST /transaction/initialize', fault)
    expect((await begin(700_000, ref)).body.code).toBe('UNAVAILABLE')
    heal()
    const { data } = await begin(700_000, ref)
    expect(paystack.charges.has(data.reference)).toBe(true)
    expect(await test.db.$count(payment, eq(payment.employerId, actor.employerId))).toBe(1)
  })

  it.each(['error-after', 'cut-after'] as const)('whose answer was lost (%s) is not begun twice, and ends when nobody paid', async (fault) => {
    const ref = randomUUID()
    const before = paystack.charges.size
    breakCalls('POST /transaction/initialize', fault)
    expect((await begin(700_000, ref)).body.code).toBe('UNAVAILABLE')
    heal()
    expect((await begin(700_000, ref)).body.code).toBe('UNAVAILABLE')
    expect(paystack.charges.size).toBe(before + 1)
    const { reference } = await read(ref)
    paystack.decide(reference, { createdAt: new Date(Date.now() - 16 * minute) })
    await lookAfter()
    expect((await read(ref)).status).toBe('abandoned')
  })

  it.each(['error', 'cut', 'hang'] as const)('stays as it is while Paystack does not say (%s)', async (fault) => {
    const { data } = await begin()
    paystack.decide(data.reference, { status: 'success' })
    breakCalls('GET /transaction/verify', fault)
    expect(await verify(data.reference)).toMatchObject({ status: 'pending', final: false })
    expect(await available()).toBe(0)
    heal()
    expect(await verify(data.reference)).toMatchObject({ status: 'success' })
    expect(await available()).toBe(5_000_000)
  })

  it('is not begun with a key that Paystack does not take', async () => {
    const other = await createTestApp({ provider: (log) => paystackProvider({ secretKey: 'sk_test_other', url: paystack.url, log }) })
    const provider = other.deps.payments
    await expect(provider.beginCharge({ reference: 'MQ-F-1', amountKobo: 1, email: 'a@b.example', returnUrl: 'https://marquee.example/', description: '' })).rejects.toThrow('Invalid key')
    await expect(provider.lookUpCharge('MQ-F-1')).rejects.toMatchObject({ name: 'ProviderDown' })
    await other.close()
  })
})

describe('a transfer', () => {
  beforeEach(() => fund(1_000_000))

  it('goes to the account, less the fee, with a reference Paystack takes', async () => {
    const { data } = await withdraw(400_000)
    expect(data).toMatchObject({ status: 'success', netKobo: 397_500, sessionId: `000013${'4'.repeat(24)}` })
    const sent = transferOf(data.reference)
    expect(sent).toMatchObject({ amount: 397_500 })
    expect(paystack.recipients.get(sent?.recipient ?? '')).toMatchObject({ account_number: '0000014579', bank_code: '011' })
    expect(await available()).toBe(600_000)
  })

  it.each(['failed', 'reversed'] as const)('that %s gives the money back and says why', async (status) => {
    paystack.behaviour.transferStatus = () => status
    const { data } = await withdraw(400_000)
    expect(data).toMatchObject({ status, final: true, failureReason: 'Unable to complete this transaction' })
    expect(await available()).toBe(1_000_000)
    expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('that waits for a one-time password is not final, tells the operator how to end that, and comes back when nobody types it', async () => {
    paystack.behaviour.transferStatus = () => 'otp'
    const { data } = await withdraw(400_000)
    expect(data).toMatchObject({ status: 'processing', final: false })
    expect(await available()).toBe(600_000)
    expect(String(test.problems.at(-1))).toMatch(/one-time password.*switch off/)
    const sent = transferOf(data.reference)
    if (sent !== undefined) sent.status = 'abandoned'
    expect(await verify(data.reference)).toMatchObject({ status: 'abandoned', failureReason: 'The transfer was not approved in time.' })
    expect(await available()).toBe(1_000_000)
  })

  it('that Paystack has no money for waits, tells the operator, and is sent once there is some', async () => {
    paystack.behaviour.balance = 1_000
    const { data } = await withdraw(400_000)
    expect(data).toMatchObject({ status: 'pending', final: false })
    expect(String(test.problems.at(-1))).toContain('Your balance is not enough')
    paystack.behaviour.balance = 1_000_000
    await lookAfter()
    expect(await read(data.id)).toMatchObject({ status: 'success' })
    expect(callsOf('POST /transfer')).toBe(4)
  })

  it('to an account the bank does not know fails and gives the money back', async () => {
    await test.call(wallet.updateWithdrawalAccount, { body: { bankCode: '011', accountNumber: '0000000008', pin } }, actor)
    test.advance(25 * 60 * minute)
    actor = await again()
    paystack.refusedAccounts.add('0000000008')
    const { data } = await withdraw(400_000)
    expect(data).toMatchObject({ status: 'failed', failureReason: 'The bank does not know this account.' })
    expect(await available()).toBe(1_000_000)
  })

  it.each(['error', 'error-after', 'cut', 'cut-after', 'hang'] as const)('is sent once, whatever happens to the call that sends it (%s)', async (fault) => {
    const before = paystack.transfers.size
    breakCalls('POST /transfer', fault)
    const ref = randomUUID()
    expect((await withdraw(400_000, ref)).data).toMatchObject({ final: false })
    expect((await withdraw(400_000, ref)).data).toMatchObject({ final: false })
    expect(await available()).toBe(600_000)
    heal()
    await lookAfter()
    actor = await again()
    expect(await read(ref)).toMatchObject({ status: 'success' })
    expect(paystack.transfers.size).toBe(before + 1)
    expect(await available()).toBe(600_000)
    expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('is sent once when several processes send it at the same time', async () => {
    const before = paystack.transfers.size
    breakCalls('POST /transfer', 'cut')
    const { data } = await withdraw(400_000)
    heal()
    await Promise.all(Array.from({ length: 8 }, () => verify(data.reference)))
    await verify(data.reference)
    expect(paystack.transfers.size).toBe(before + 1)
    expect(await read(data.id)).toMatchObject({ status: 'success' })
  })
})

describe('banks', () => {
  it('are those of Paystack, by name, each once; the last known ones while it does not answer', async () => {
    const fresh = paystackProvider({ secretKey, url: paystack.url, log: test.deps.log, timeoutMs: 500 })
    breakCalls('GET /bank', 'error')
    expect((await fresh.listBanks()).map(({ name }) => name)).toContain('Moniepoint MFB')
    heal()
    const names = ['Access Bank', 'First Bank of Nigeria', 'Guaranty Trust Bank', 'Lotus Bank', 'Zenith Bank']
    expect((await fresh.listBanks()).map(({ name }) => name)).toEqual(names)
    breakCalls('GET /bank', 'error')
    expect((await fresh.listBanks()).map(({ name }) => name)).toEqual(names)
  })

  it('are the ones an account can be saved for', async () => {
    const change = (bankCode: string) => test.call(wallet.updateWithdrawalAccount, { body: { bankCode, accountNumber: '0000000220', pin } }, actor)
    expect((await change('303')).data).toMatchObject({ bankName: 'Lotus Bank', verified: true })
    expect((await change('50515')).body.code).toBe('VALIDATION_FAILED')
  })

  const resolve = (bankCode: string, accountNumber: string) => test.call(wallet.resolveAccount, { body: { bankCode, accountNumber } }, actor)

  it('say whose account it is, or that there is none', async () => {
    expect((await resolve('011', '0000014579')).data).toEqual({ accountName: 'EKO EVENTS LTD' })
    expect((await resolve('011', '0000000019')).body.code).toBe('ACCOUNT_NOT_CONFIRMED')
    expect((await resolve('999', '0000014579')).body.code).toBe('ACCOUNT_NOT_CONFIRMED')
  })

  it.each(['error', 'cut', 'hang'] as const)('that do not answer (%s) are no reason to refuse an account', async (fault) => {
    breakCalls('GET /bank/resolve', fault)
    expect((await resolve('011', '0000014579')).body).toMatchObject({ code: 'UNAVAILABLE', message: 'We cannot confirm the name right now.' })
    const saved = await test.call(wallet.updateWithdrawalAccount, { body: { bankCode: '011', accountNumber: '0000000220', accountName: 'Eko Events', pin } }, actor)
    expect(saved.data).toMatchObject({ accountName: 'Eko Events', verified: false })
  })
})

describe('a webhook', () => {
  const send = (body: string, headers: Record<string, string>) => test.request('/webhooks/payments', { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } })
  const tell = ({ body, signature }: { body: string; signature: string }) => send(body, { 'x-paystack-signature': signature })

  it('credits the wallet before anybody comes back from the page', async () => {
    const { data } = await begin()
    paystack.decide(data.reference, { status: 'success' })
    expect((await tell(paystack.chargeWebhook(data.reference))).status).toBe(200)
    expect(await read(data.reference)).toMatchObject({ status: 'success', balanceAfterKobo: 5_000_000 })
    expect(await verify(data.reference)).toMatchObject({ status: 'success' })
    expect(await available()).toBe(5_000_000)
  })

  it('that comes twice, ten times at once, and again when all is over credits it once', async () => {
    const { data } = await begin()
    paystack.decide(data.reference, { status: 'success' })
    const news = paystack.chargeWebhook(data.reference)
    const answers = await Promise.all(Array.from({ length: 10 }, () => tell(news)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await tell(news)
    expect(await available()).toBe(5_000_000)
    const { id } = await read(data.reference)
    expect(await test.db.$count(ledgerPosting, eq(ledgerPosting.paymentId, id))).toBe(1)
  })

  it('that comes late, after the job found out, changes nothing', async () => {
    const { data } = await begin()
    paystack.decide(data.reference, { status: 'success' })
    await lookAfter()
    actor = await again()
    expect(await read(data.reference)).toMatchObject({ status: 'success' })
    await tell(paystack.chargeWebhook(data.reference))
    expect(await available()).toBe(5_000_000)
  })

  it('that comes after the payment was given up keeps the money, once', async () => {
    const { data } = await begin()
    paystack.decide(data.reference, { createdAt: new Date(Date.now() - 16 * minute) })
    expect((await verify(data.reference)).status).toBe('abandoned')
    paystack.decide(data.reference, { status: 'success' })
    await Promise.all([1, 2, 3].map(() => tell(paystack.chargeWebhook(data.reference))))
    expect(await available()).toBe(5_000_000)
    expect((await read(data.reference)).status).toBe('abandoned')
  })

  it('says nothing by itself: what it claims is asked for', async () => {
    const { data } = await begin()
    paystack.decide(data.reference, { status: 'failed' })
    const claim = paystack.webhook('charge.success', { reference: data.reference, status: 'success', amount: 5_000_000 })
    expect((await tell(claim)).status).toBe(200)
    expect(await read(data.reference)).toMatchObject({ status: 'failed' })
    expect(await available()).toBe(0)
  })

  it('has to come again when Paystack cannot be asked, also for what seemed to be over', async () => {
    await fund(1_000_000)
    const { data } = await withdraw(400_000)
    const sent = transferOf(data.reference)
    if (sent !== undefined) sent.status = 'reversed'
    const news = paystack.transferWebhook(sent?.reference ?? '', 'transfer.reversed')
    breakCalls('GET /transfer/verify', 'error')
    expect((await tell(news)).status).toBe(503)
    expect(await available()).toBe(600_000)
    heal()
    expect((await tell(news)).status).toBe(200)
    expect(await available()).toBe(1_000_000)
  })

  it('that could not be followed is made up for by the job', async () => {
    const { data } = await begin()
    paystack.decide(data.reference, { status: 'success' })
    breakCalls('GET /transaction/verify', 'error')
    await tell(paystack.chargeWebhook(data.reference))
    expect(await available()).toBe(0)
    heal()
    await lookAfter()
    actor = await again()
    expect(await available()).toBe(5_000_000)
  })

  it('brings a transfer back that had arrived', async () => {
    await fund(1_000_000)
    const { data } = await withdraw(400_000)
    const sent = transferOf(data.reference)
    if (sent !== undefined) sent.status = 'reversed'
    const news = paystack.transferWebhook(sent?.reference ?? '', 'transfer.reversed')
    await Promise.all([tell(news), tell(news)])
    expect(await read(data.id)).toMatchObject({ status: 'reversed' })
    expect(await available()).toBe(1_000_000)
  })

  it('about something else is taken and changes nothing', async () => {
    expect((await tell(paystack.webhook('customeridentification.success', { customer_code: 'CUS_1' }))).status).toBe(200)
    expect((await tell(paystack.webhook('charge.success', { reference: 'MQ-F-NOBODYKNOW' }))).status).toBe(200)
    expect(callsOf('GET /transaction/verify')).toBe(0)
  })

  it.each<[string, (news: { body: string; signature: string }) => [body: string, headers: Record<string, string>]]>([
    ['no signature', ({ body }) => [body, {}]],
    ['an empty signature', ({ body }) => [body, { 'x-paystack-signature': '' }]],
    ['a signature that is none', ({ body }) => [body, { 'x-paystack-signature': 'z'.repeat(128) }]],
    ['half of a signature', ({ body, signature }) => [body, { 'x-paystack-signature': signature.slice(0, 64) }]],
    ["another key's signature", ({ body }) => [body, { 'x-paystack-signature': createHmac('sha512', 'sk_test_other').update(body).digest('hex') }]],
    ['a shorter hash', ({ body }) => [body, { 'x-paystack-signature': createHmac('sha256', secretKey).update(body).digest('hex') }]],
    ['a body changed by one space', ({ body, signature }) => [`${body} `, { 'x-paystack-signature': signature }]],
    ['a body that is written differently', ({ body, signature }) => [JSON.stringify(JSON.parse(body), null, 2), { 'x-paystack-signature': signature }]],
    ['a body without end, though signed', ({ body }) => [body.padEnd(300_000, ' '), { 'x-paystack-signature': createHmac('sha512', secretKey).update(body.padEnd(300_000, ' ')).digest('hex') }]],
  ])('with %s is refused, and nothing is asked or changed', async (_words, change) => {
    const { data } = await begin()
    paystack.decide(data.reference, { status: 'success' })
    paystack.calls.length = 0
    expect((await send(...change(paystack.chargeWebhook(data.reference)))).status).toBe(401)
    expect(paystack.calls).toEqual([])
    expect(await read(data.reference)).toMatchObject({ status: 'pending' })
    expect(await available()).toBe(0)
  })
})

/** Signs in again: a session does not last as long as the tests' clock moves. */
async function again(): Promise<Actor> {
  return { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
}
