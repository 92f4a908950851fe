import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Endpoint, Input } from '../../src/api/contract/endpoint.ts'
import { api } from '../../src/api/contract/table.ts'
import { settle } from '../modules/money/settle.ts'
import { type Actor, type TestApp, createTestApp } from './test-app.ts'

const { dashboard, payments, security, wallet } = api

/** The PIN that `setUp` sets. */
export const pin = '2580'

/** The bank account that `setUp` saves. */
export const account = { bankCode: '011', accountNumber: '0000014579', accountName: 'Eko Events Ltd' }

interface State {
  test: TestApp
  /** The employer of this test, whose wallet is not set up yet. */
  actor: Actor
  email: string
}

/** Makes a test app for a file and a new employer for each of its tests, and returns the calls by which the employer uses the wallet. */
export function walletHarness() {
  const state = {} as State
  let number = 0
  const newEmployer = async () => {
    state.email = `wallet-${(number += 1)}@venue.example`
    state.actor = await state.test.createEmployer(state.email)
  }
  beforeAll(async () => {
    state.test = await createTestApp()
  })
  afterAll(() => state.test.close())
  beforeEach(async () => {
    await newEmployer()
    state.test.payments.setDown(false)
    state.test.payments.answerTransfers({ status: 'pending' })
  })

  const call = <E extends Endpoint>(endpoint: E, input: Input<E>) => state.test.call(endpoint, input, state.actor)
  const beginFunding = (amountKobo: number, ref = randomUUID()) => call(wallet.fund, { body: { amountKobo, ref } })
  return {
    state: state as Readonly<State>,
    newEmployer,
    call,
    readWallet: async () => (await call(dashboard.getWallet, {})).data,
    setUp: async () => {
      await call(wallet.setWithdrawalAccount, { body: account })
      await call(security.setPin, { body: { pin, confirmPin: pin } })
      return call(wallet.activate, { body: {} })
    },
    beginFunding,
    fund: async (amountKobo: number) => {
      const { data } = await beginFunding(amountKobo)
      const { db, deps } = state.test
      await settle(db, data.reference, { status: 'success', amountKobo, channel: 'card' }, deps.now())
      return data.reference
    },
    withdraw: (amountKobo: number, changes: { ref?: string; pin?: string } = {}) =>
      call(wallet.withdraw, { body: { amountKobo, pin, ref: randomUUID(), ...changes } }),
    read: async (id: string) => (await call(payments.get, { params: { id } })).data,
  }
}
