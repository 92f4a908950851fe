import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../../src/api/contract/table.ts'
import { payment } from '../../../db/money-schema.ts'
import { auditLedger } from '../../../modules/money/ledger.ts'
import { minute, paystackHarness, pin, secretKey } from '../../../testing/paystack-harness.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { paystackProvider } from './paystack.ts'

const { billing, dashboard, wallet } = api

const {
  state,
  call,
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

describe('a payment on the page', () => {
  it('is started with our reference, amount, email and return URL, and has the page that Paystack returns', async () => {
    const { data } = await begin(5_000_050)
    expect(data.authorizationUrl).toMatch(/^https:\/\/checkout\.paystack\.com\/\w+$/)
    expect(state.paystack.charges.get(data.reference)).toMatchObject({ amount: 5_000_050 })
    expect(state.paystack.requests.at(-1)).toMatchObject({
      email: state.email,
      currency: 'NGN',
      callback_url: 'https://marquee.example/dashboard/wallet&payments',
      metadata: { cancel_action: `https://marquee.example/dashboard/wallet&payments?reference=${data.reference}` },
    })
  })

  it.each([
    [
      'success',
      { status: 'success', channel: 'bank_transfer' },
      { status: 'success', final: true, channel: 'bank_transfer' },
      5_000_000,
    ],
    [
      'failed',
      { status: 'failed', gatewayResponse: 'Insufficient funds' },
      { status: 'failed', final: true, failureReason: 'Insufficient funds' },
      0,
    ],
    ['ongoing', { status: 'ongoing' }, { status: 'pending', final: false }, 0],
    ['pending', { status: 'pending' }, { status: 'processing', final: false }, 0],
    ['abandoned, which it is from the start until it is paid', {}, { status: 'pending', final: false }, 0],
    [
      'abandoned for a quarter of an hour',
      { createdAt: new Date(Date.now() - 16 * minute) },
      { status: 'abandoned', final: true },
      0,
    ],
    [
      'success with another amount',
      { status: 'success', paid: 4_900_000 },
      { status: 'failed', final: true },
      4_900_000,
    ],
  ] as const)('that is %s there is so here', async (_description, there, here, kobo) => {
    const { data } = await begin()
    state.paystack.decide(data.reference, there)
    expect(await verify(data.reference)).toMatchObject(here)
    expect(await available()).toBe(kobo)
    expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('is created once with one page for concurrent equal calls', async () => {
    const ref = randomUUID()
    const before = state.paystack.charges.size
    const all = await Promise.all(Array.from({ length: 50 }, () => begin(5_000_000, ref)))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    expect(new Set(all.map(({ data }) => data.authorizationUrl)).size).toBe(1)
    expect(state.paystack.charges.size).toBe(before + 1)
  })

  it('can be for a plan', async () => {
    const { data } = await call(billing.subscribe, {
      body: { planCode: 'premium', interval: 'month', method: 'checkout', ref: randomUUID() },
    })
    state.paystack.decide(data.reference ?? '', { status: 'success' })
    await verify(data.reference ?? '')
    expect((await call(dashboard.getWallet, {})).data).toMatchObject({
      availableKobo: 0,
      subscription: { status: 'active', planCode: 'premium' },
    })
  })

  it.each(['error', 'cut', 'hang'] as const)(
    'that Paystack did not receive (%s) charges nothing, and a repeated call starts it once',
    async (fault) => {
      const ref = randomUUID()
      breakCalls('POST /transaction/initialize', fault)
      expect((await begin(700_000, ref)).body.code).toBe('UNAVAILABLE')
      heal()
      const { data } = await begin(700_000, ref)
      expect(state.paystack.charges.has(data.reference)).toBe(true)
      expect(await state.test.db.$count(payment, eq(payment.employerId, state.actor.employerId))).toBe(1)
    },
  )

  it.each(['error-after', 'cut-after'] as const)(
    'whose answer was lost (%s) is not started twice, and is abandoned when it is not paid',
    async (fault) => {
      const ref = randomUUID()
      const before = state.paystack.charges.size
      breakCalls('POST /transaction/initialize', fault)
      expect((await begin(700_000, ref)).body.code).toBe('UNAVAILABLE')
      heal()
      expect((await begin(700_000, ref)).body.code).toBe('UNAVAILABLE')
      expect(state.paystack.charges.size).toBe(before + 1)
      const { reference } = await read(ref)
      state.paystack.decide(reference, { createdAt: new Date(Date.now() - 16 * minute) })
      await lookAfter()
      expect((await read(ref)).status).toBe('abandoned')
    },
  )

  it.each(['error', 'cut', 'hang'] as const)('is unchanged while Paystack does not answer (%s)', async (fault) => {
    const { data } = await begin()
    state.paystack.decide(data.reference, { status: 'success' })
    breakCalls('GET /transaction/verify', fault)
    expect(await verify(data.reference)).toMatchObject({ status: 'pending', final: false })
    expect(await available()).toBe(0)
    heal()
    expect(await verify(data.reference)).toMatchObject({ status: 'success' })
    expect(await available()).toBe(5_000_000)
  })

  it('is not started with a key that Paystack refuses', async () => {
    const other = await createTestApp({
      provider: (log) => paystackProvider({ secretKey: 'sk_test_other', url: state.paystack.url, log }),
    })
    const provider = other.deps.payments
    await expect(
      provider.beginCharge({
        reference: 'MQ-F-1',
        amountKobo: 1,
        email: 'a@b.example',
        returnUrl: 'https://marquee.example/',
        description: '',
      }),
    ).rejects.toThrow('Invalid key')
    await expect(provider.lookUpCharge('MQ-F-1')).rejects.toMatchObject({ name: 'ProviderDown' })
    await other.close()
  })
})

describe('a transfer', () => {
  beforeEach(() => fund(1_000_000))

  it('goes to the account, less the fee, with a reference that Paystack accepts', async () => {
    const { data } = await withdraw(400_000)
    expect(data).toMatchObject({ status: 'success', netKobo: 397_500, sessionId: `000013${'4'.repeat(24)}` })
    const sent = transferOf(data.reference)
    expect(sent).toMatchObject({ amount: 397_500 })
    expect(state.paystack.recipients.get(sent?.recipient ?? '')).toMatchObject({
      account_number: '0000014579',
      bank_code: '011',
    })
    expect(await available()).toBe(600_000)
  })

  it.each(['failed', 'reversed'] as const)(
    'that is %s returns the money to the wallet with the reason',
    async (status) => {
      state.paystack.behaviour.transferStatus = () => status
      const { data } = await withdraw(400_000)
      expect(data).toMatchObject({ status, final: true, failureReason: 'Unable to complete this transaction' })
      expect(await available()).toBe(1_000_000)
      expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
    },
  )

  it('that waits for a one-time password is not final, logs how to disable that, and is returned when the password is not entered', async () => {
    state.paystack.behaviour.transferStatus = () => 'otp'
    const { data } = await withdraw(400_000)
    expect(data).toMatchObject({ status: 'processing', final: false })
    expect(await available()).toBe(600_000)
    expect(String(state.test.problems.at(-1))).toMatch(/one-time password.*switch off/)
    const sent = transferOf(data.reference)
    if (sent !== undefined) sent.status = 'abandoned'
    expect(await verify(data.reference)).toMatchObject({
      status: 'abandoned',
      failureReason: 'The transfer was not approved in time.',
    })
    expect(await available()).toBe(1_000_000)
  })

  it('that exceeds the Paystack balance waits, is logged for the operator, and is sent once the balance suffices', async () => {
    state.paystack.behaviour.balance = 1_000
    const { data } = await withdraw(400_000)
    expect(data).toMatchObject({ status: 'pending', final: false })
    expect(String(state.test.problems.at(-1))).toContain('Your balance is not enough')
    state.paystack.behaviour.balance = 1_000_000
    await lookAfter()
    expect(await read(data.id)).toMatchObject({ status: 'success' })
    expect(callsOf('POST /transfer')).toBe(4)
  })

  it('to an account that the bank does not know fails and returns the money to the wallet', async () => {
    await call(wallet.updateWithdrawalAccount, { body: { bankCode: '011', accountNumber: '0000000008', pin } })
    state.test.advance(25 * 60 * minute)
    await signInAgain()
    state.paystack.refusedAccounts.add('0000000008')
    const { data } = await withdraw(400_000)
    expect(data).toMatchObject({ status: 'failed', failureReason: 'The bank does not know this account.' })
    expect(await available()).toBe(1_000_000)
  })

  it.each(['error', 'error-after', 'cut', 'cut-after', 'hang'] as const)(
    'is sent once when the sending call fails (%s)',
    async (fault) => {
      const before = state.paystack.transfers.size
      breakCalls('POST /transfer', fault)
      const ref = randomUUID()
      expect((await withdraw(400_000, ref)).data).toMatchObject({ final: false })
      expect((await withdraw(400_000, ref)).data).toMatchObject({ final: false })
      expect(await available()).toBe(600_000)
      heal()
      await lookAfter()
      await signInAgain()
      expect(await read(ref)).toMatchObject({ status: 'success' })
      expect(state.paystack.transfers.size).toBe(before + 1)
      expect(await available()).toBe(600_000)
      expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
    },
  )

  it('is sent once by several concurrent processes', async () => {
    const before = state.paystack.transfers.size
    breakCalls('POST /transfer', 'cut')
    const { data } = await withdraw(400_000)
    heal()
    await Promise.all(Array.from({ length: 8 }, () => verify(data.reference)))
    await verify(data.reference)
    expect(state.paystack.transfers.size).toBe(before + 1)
    expect(await read(data.id)).toMatchObject({ status: 'success' })
  })
})

describe('banks', () => {
  it('are those of Paystack, by name, without duplicates and closed banks; the last known ones while it does not answer', async () => {
    const fresh = paystackProvider({ secretKey, url: state.paystack.url, log: state.test.deps.log, timeoutMs: 500 })
    breakCalls('GET /bank', 'error')
    expect((await fresh.listBanks()).map(({ name }) => name)).toContain('Moniepoint MFB')
    heal()
    const names = ['Access Bank', 'First Bank of Nigeria', 'Guaranty Trust Bank', 'Lotus Bank', 'Zenith Bank']
    expect((await fresh.listBanks()).map(({ name }) => name)).toEqual(names)
    breakCalls('GET /bank', 'error')
    expect((await fresh.listBanks()).map(({ name }) => name)).toEqual(names)
  })

  it('are required when an account is saved', async () => {
    const change = (bankCode: string) =>
      call(wallet.updateWithdrawalAccount, { body: { bankCode, accountNumber: '0000000220', pin } })
    expect((await change('303')).data).toMatchObject({ bankName: 'Lotus Bank', verified: true })
    expect((await change('50515')).body.code).toBe('VALIDATION_FAILED')
  })

  const resolve = (bankCode: string, accountNumber: string) =>
    call(wallet.resolveAccount, { body: { bankCode, accountNumber } })

  it("answer the account's name, or that there is none", async () => {
    expect((await resolve('011', '0000014579')).data).toEqual({ accountName: 'EKO EVENTS LTD' })
    expect((await resolve('011', '0000000019')).body.code).toBe('ACCOUNT_NOT_CONFIRMED')
    expect((await resolve('999', '0000014579')).body.code).toBe('ACCOUNT_NOT_CONFIRMED')
  })

  it.each(['error', 'cut', 'hang'] as const)(
    'that do not answer (%s) do not prevent saving an account',
    async (fault) => {
      breakCalls('GET /bank/resolve', fault)
      expect((await resolve('011', '0000014579')).body).toMatchObject({
        code: 'UNAVAILABLE',
        message: 'We cannot confirm the name right now.',
      })
      const saved = await call(wallet.updateWithdrawalAccount, {
        body: { bankCode: '011', accountNumber: '0000000220', accountName: 'Eko Events', pin },
      })
      expect(saved.data).toMatchObject({ accountName: 'Eko Events', verified: false })
    },
  )
})
