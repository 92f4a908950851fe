import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Endpoint, Input } from '../../src/api/contract/endpoint.ts'
import { api } from '../../src/api/contract/table.ts'
import { paystackProvider } from '../adapters/payments/paystack/paystack.ts'
import { checkDuePayments } from '../modules/money/check.ts'
import { startSession } from '../modules/auth/sessions.ts'
import { type Fault, type FakePaystack, startFakePaystack } from './fake-paystack.ts'
import { type Actor, type TestApp, createTestApp } from './test-app.ts'

const { dashboard, payments, security, wallet } = api

/** The secret key that the fake Paystack accepts and signs with. */
export const secretKey = 'sk_test_loopback'

/** The PIN of every employer made here. */
export const pin = '2580'

/** The milliseconds of a minute. */
export const minute = 60_000

interface State {
  paystack: FakePaystack
  test: TestApp
  /** The employer of this test, whose wallet is active and empty. */
  actor: Actor
  email: string
}

/** Starts a fake Paystack and a test app on it for a file, makes an employer with an active wallet for each of its tests, and returns the calls that move money. */
export function paystackHarness() {
  const state = {} as State
  let number = 0
  const call = <E extends Endpoint>(endpoint: E, input: Input<E>) => state.test.call(endpoint, input, state.actor)
  beforeAll(async () => {
    state.paystack = await startFakePaystack(secretKey)
    state.test = await createTestApp({
      provider: (log) => paystackProvider({ secretKey, url: state.paystack.url, log, timeoutMs: 500 }),
    })
  })
  afterAll(async () => {
    await state.test.close()
    await state.paystack.close()
  })
  beforeEach(async () => {
    const { paystack, test } = state
    paystack.behaviour.fault = () => 'none'
    paystack.behaviour.transferStatus = () => 'success'
    paystack.behaviour.balance = Number.MAX_SAFE_INTEGER
    paystack.calls.length = 0
    test.problems.length = 0
    state.email = `paystack-${(number += 1)}@venue.example`
    state.actor = await test.createEmployer(state.email)
    await call(wallet.setWithdrawalAccount, { body: { bankCode: '011', accountNumber: '0000014579' } })
    await call(security.setPin, { body: { pin, confirmPin: pin } })
    await call(wallet.activate, { body: {} })
  })

  /** Breaks every call of a kind until the next test. */
  const breakCalls = (name: string, fault: Fault) => {
    state.paystack.behaviour.fault = (callName) => (callName.startsWith(name) ? fault : 'none')
  }
  const verify = async (id: string) => (await call(payments.verify, { params: { id }, body: {} })).data
  const begin = (amountKobo = 5_000_000, ref = randomUUID()) => call(wallet.fund, { body: { amountKobo, ref } })
  return {
    state: state as Readonly<State>,
    call,
    breakCalls,
    heal: () => breakCalls('nothing', 'none'),
    available: async () => (await call(dashboard.getWallet, {})).data.availableKobo,
    read: async (id: string) => (await call(payments.get, { params: { id } })).data,
    verify,
    begin,
    withdraw: (amountKobo: number, ref = randomUUID()) => call(wallet.withdraw, { body: { amountKobo, pin, ref } }),
    fund: async (amountKobo: number) => {
      const { data } = await begin(amountKobo)
      state.paystack.decide(data.reference, { status: 'success' })
      await verify(data.reference)
    },
    /** Moves the clock to the due checks and runs the payment check job. */
    lookAfter: async () => {
      state.test.advance(2 * 60 * minute)
      await checkDuePayments(state.test.deps)
    },
    transferOf: (reference: string) => state.paystack.transfers.get(`marquee-${reference.toLowerCase()}`),
    callsOf: (name: string) => state.paystack.calls.filter((callName) => callName.startsWith(name)).length,
    /** Signs in again, because the clock may have moved past the end of the session. */
    signInAgain: async () => {
      const { test, actor } = state
      state.actor = { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
    },
  }
}
