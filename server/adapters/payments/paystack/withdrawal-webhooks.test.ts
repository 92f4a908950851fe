import { expect, it } from 'vitest'
import { api } from '../../../../src/api/contract/table.ts'
import { minute, paystackHarness, pin } from '../../../testing/paystack-harness.ts'

const { state, call, breakCalls, heal, available, read, withdraw, fund, transferOf, callsOf, signInAgain } =
  paystackHarness()

const post = ({ body, signature }: { body: string; signature: string }) =>
  state.test.request('/webhooks/payments', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'x-paystack-signature': signature },
  })

it.each(['charge.success', 'transfer.success', 'transfer.failed'])(
  'a %s event that names a failed withdrawal sends no transfer, because its money is back in the wallet',
  async (event) => {
    await fund(1_000_000)
    await call(api.wallet.updateWithdrawalAccount, { body: { bankCode: '011', accountNumber: '0000000008', pin } })
    state.test.advance(25 * 60 * minute)
    await signInAgain()
    state.paystack.refusedAccounts.add('0000000008')
    const { data } = await withdraw(400_000)
    expect(data.status).toBe('failed')
    state.paystack.refusedAccounts.delete('0000000008')
    const sentBefore = state.paystack.transfers.size
    for (const reference of [data.reference, `marquee-${data.reference.toLowerCase()}`]) {
      expect((await post(state.paystack.webhook(event, { reference, status: 'success' }))).status).toBe(200)
    }
    expect(state.paystack.transfers.size).toBe(sentBefore)
    expect(transferOf(data.reference)).toBeUndefined()
    expect(await available()).toBe(1_000_000)
    expect(await read(data.id)).toMatchObject({ status: 'failed' })
  },
)

it('an event about a charge that names a withdrawal under way queries and changes nothing', async () => {
  await fund(1_000_000)
  breakCalls('POST /transfer', 'cut')
  const { data } = await withdraw(400_000)
  heal()
  state.paystack.calls.length = 0
  await post(state.paystack.webhook('charge.success', { reference: data.reference, status: 'success' }))
  expect(state.paystack.calls).toEqual([])
  expect(await read(data.id)).toMatchObject({ final: false })
  await post(state.paystack.webhook('transfer.success', { reference: `marquee-${data.reference.toLowerCase()}` }))
  expect(await read(data.id)).toMatchObject({ status: 'success' })
  expect(callsOf('POST /transfer')).toBeGreaterThan(0)
})
