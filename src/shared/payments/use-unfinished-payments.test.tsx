import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Http } from '@/api/client/http.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { answer } from '@/api/client/testing/hook-harness.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { useUnfinishedPayments } from './use-unfinished-payments.ts'

const input = { query: { type: 'wallet_funding', limit: 50 } } as const

/** The fundings of a wallet, none at first; `begin` starts one, and from then on each read waits for `answerNow`. */
async function open() {
  let answerNow = () => {}
  let held: Promise<void> | undefined
  const send = vi.fn<Http['send']>(async () => {
    if (held === undefined) return answer(200, { data: { transactions: [], totalTransaction: 0 } })
    await held
    const transactions = [aTransaction({ type: 'wallet_funding', status: 'pending', amountKobo: 5_000_000 })]
    return answer(200, { data: { transactions, totalTransaction: 1 } })
  })
  const { client, wrapper } = queryProviders(send)
  const { result, rerender } = renderHook(({ enabled }) => useUnfinishedPayments(input, { enabled }), {
    wrapper,
    initialProps: { enabled: true },
  })
  await waitFor(() => expect(result.current.isLoaded).toBe(true))
  return {
    send,
    now: () => result.current,
    show: (enabled: boolean) => rerender({ enabled }),
    begin: () => {
      held = new Promise((resolve) => {
        answerNow = resolve
      })
      act(() => invalidateReads(client, ['transaction']))
    },
    answerNow: () => act(async () => answerNow()),
  }
}

it('waits for a read that is on its way, also where an outdated answer is there', async () => {
  const funding = await open()
  funding.show(false)
  funding.begin()
  funding.show(true)
  await waitFor(() => expect(funding.send).toHaveBeenCalledTimes(2))
  const read = funding.now().whenRead()
  await funding.answerNow()
  expect(await read).toHaveLength(1)
  expect(funding.send).toHaveBeenCalledTimes(2)
})

it('reads the payments again before one is made, because another device may have begun one', async () => {
  const funding = await open()
  await funding.now().whenRead()
  expect(funding.send).toHaveBeenCalledTimes(2)
})

it('does not count as read while it is read again', async () => {
  const funding = await open()
  funding.begin()
  await waitFor(() => expect(funding.now().isLoaded).toBe(false))
  await funding.answerNow()
  await waitFor(() => expect(funding.now()).toMatchObject({ isLoaded: true, payment: { status: 'pending' } }))
})
