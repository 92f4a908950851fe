import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Http, HttpAnswer } from '@/api/client/http.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { usePayment, usePlanNow } from './use-payment.ts'

const send = vi.fn<Http['send']>()
const notify = {
  success: vi.fn<(text: string) => void>(),
  failure: vi.fn<(text: string, id: string) => void>(),
  dismiss: vi.fn<(id: string) => void>(),
}
const answer = (status: number, body: unknown): HttpAnswer => ({ status, body, header: () => undefined })
const countStatusChecks = () => send.mock.calls.filter(([request]) => request.method === 'POST').length

beforeEach(() => vi.resetAllMocks())

/** Reads a payment; `told` is the provider's answer, undefined when the provider does not respond. */
async function open(changes: Partial<PaymentTransaction>, providerAnswer?: Partial<PaymentTransaction>) {
  let payment = aTransaction({ reference: 'MQ-F-1', ...changes })
  send.mockImplementation(async ({ method }) => {
    if (method === 'GET') return answer(200, { data: payment })
    if (providerAnswer === undefined) return answer(503, { message: 'Not now', code: 'UNAVAILABLE' })
    payment = { ...payment, ...providerAnswer }
    return answer(200, { data: payment })
  })
  const { wrapper } = queryProviders(send, notify)
  const { result } = renderHook(() => usePayment('MQ-F-1'), { wrapper })
  await waitFor(() => expect(result.current.query.data?.reference).toBe('MQ-F-1'))
  return result
}

it.each(['abandoned', 'failed'])(
  'a payment with the status %s is checked once automatically, so that a late payment is reported',
  async (status) => {
    const failureReason = '₦15,000.00 arrived later.'
    const result = await open({ status }, { failureReason })
    await waitFor(() => expect(result.current.query.data?.failureReason).toBe(failureReason))
    expect(countStatusChecks()).toBe(1)
    expect(notify.success).not.toHaveBeenCalled()
  },
)

it('shows the stored status when the provider cannot be reached', async () => {
  const result = await open({ status: 'abandoned' })
  await waitFor(() => expect(countStatusChecks()).toBe(1))
  await waitFor(() => expect(result.current.query.isFetching).toBe(false))
  expect(result.current.query.data?.status).toBe('abandoned')
  expect(notify.failure).not.toHaveBeenCalled()
})

it.each(['success', 'reversed', 'pending'])(
  'a payment with the status %s is checked with the provider only on request',
  async (status) => {
    const result = await open({ status }, {})
    await waitFor(() => expect(result.current.query.isFetching).toBe(false))
    expect(countStatusChecks()).toBe(0)
  },
)

it('keeps the plan of a payment while the wallet is read again in the background', async () => {
  let answerNow = () => {}
  let isHeld = false
  send.mockImplementation(async () => {
    if (isHeld) await new Promise<void>((resolve) => (answerNow = resolve))
    return answer(200, { data: aWallet({ subscription: aSubscription({ planCode: 'premium' }) }) })
  })
  const { wrapper, client } = queryProviders(send, notify)
  const payment = aTransaction({ type: 'subscription', status: 'success', planCode: 'premium' })
  const { result } = renderHook(() => usePlanNow(payment), { wrapper })
  await waitFor(() => expect(result.current?.planCode).toBe('premium'))
  isHeld = true
  void client.refetchQueries()
  await waitFor(() => expect(client.isFetching()).toBe(1))
  expect(result.current?.planCode).toBe('premium')
  await act(async () => answerNow())
  expect(result.current?.planCode).toBe('premium')
})
