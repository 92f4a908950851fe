import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/api/client/api-error.ts'
import { persisted } from '@/lib/persisted.ts'
import { replaceRedirect } from './payment-link.ts'
import { followPaymentLink, usePaymentFlow } from './use-payment-flow.ts'

const attempts = persisted({
  key: 'attempt',
  scope: 'device',
  schema: z.object({ amountKobo: z.number(), ref: z.string(), isUnsure: z.boolean() }),
})
const stored = attempts.at('emp_1')
const order = { amountKobo: 3_000_000 }
const lost = () => Promise.reject(new ApiError({ kind: 'timeout' }))

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

function start(onReturn = () => {}) {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => usePaymentFlow<typeof order>({ stored: () => stored, onReturn }), { wrapper })
  return result
}

it('stores the attempt before the call is sent, until its outcome is known', async () => {
  const flow = start()
  await act(() =>
    flow.current.send(order, async (ref) => {
      expect(stored.read()).toEqual({ ...order, ref, isUnsure: true })
    }),
  )
  expect(flow.current.phase.kind).toBe('done')
  expect(stored.read()).toBeUndefined()
})

it('continues after a reload with the same reference, once the outcome of the first call is unknown', async () => {
  const sent: string[] = []
  const before = start()
  await act(() => before.current.send(order, (ref) => (sent.push(ref), lost())))
  const after = start()
  expect(after.current.isUnknown).toBe(true)
  await act(() => after.current.send(order, async (ref) => void sent.push(ref)))
  expect(new Set(sent).size).toBe(1)
  expect(after.current.isUnknown).toBe(false)
})

it('sends once, however often it is sent before the response', async () => {
  const flow = start()
  const call = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const outcomes = await act(() => Promise.all([flow.current.send(order, call), flow.current.send(order, call)]))
  expect(call).toHaveBeenCalledOnce()
  expect(outcomes).toEqual([{ kind: 'done' }, { kind: 'done' }])
})

it('looks up by the reference of the call, and sends nothing', async () => {
  const flow = start()
  let sent = ''
  await act(() => flow.current.send(order, (ref) => ((sent = ref), lost())))
  const lookUp = vi.fn<(ref: string) => Promise<{ kind: 'done' }>>(async () => ({ kind: 'done' }))
  await act(() => flow.current.check(lookUp))
  expect(lookUp).toHaveBeenCalledExactlyOnceWith(sent)
  expect(stored.read()).toBeUndefined()
})

it('is under way until Back restores the page from the payment page', async () => {
  const addresses: string[] = []
  const restore = replaceRedirect((href) => addresses.push(href))
  const onReturn = vi.fn<() => void>()
  const flow = start(onReturn)
  await act(() => flow.current.send(order, async () => followPaymentLink('https://checkout.paystack.com/MQ-F-1')))
  expect([addresses.length, flow.current.isPending]).toEqual([1, true])
  act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
  expect(flow.current.isPending).toBe(false)
  expect(onReturn).toHaveBeenCalledOnce()
  restore()
})

it('refuses a link that leads elsewhere, and ends the attempt: the server has the payment', async () => {
  const flow = start()
  const outcome = await act(() => flow.current.send(order, async () => followPaymentLink('https://evil.test/pay')))
  expect(outcome).toMatchObject({ kind: 'refused', message: 'This payment link is not valid. Please try again.' })
  expect(flow.current.attempt).toBeUndefined()
})
