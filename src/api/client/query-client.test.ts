import { QueryObserver, type QueryClient, type MutationOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replaceClock } from '@/lib/clock.ts'
import type { Resource } from '../contract/endpoint.ts'
import { dashboard } from '../contract/endpoints/dashboard.ts'
import { gigs } from '../contract/endpoints/gigs.ts'
import { payments } from '../contract/endpoints/payments.ts'
import { aTransaction } from '../mocks/money-factories.ts'
import { ApiError } from './api-error.ts'
import type { Reply } from './call.ts'
import { createQueryClient, invalidateReads, isWorthRetrying, retryDelay } from './query-client.ts'

const notify = {
  success: vi.fn<(text: string) => void>(),
  failure: vi.fn<(text: string, id: string) => void>(),
  dismiss: vi.fn<(id: string) => void>(),
}
const log = vi.fn<(message: string, cause?: unknown) => void>()
let client: QueryClient

beforeEach(() => {
  vi.resetAllMocks()
  client = createQueryClient({ notify, log })
})
afterEach(() => {
  client.clear()
  vi.useRealTimers()
})

const reply = (message?: string): Reply<null> => ({ data: null, message })

/** Runs one mutation to its end. */
function mutate(options: MutationOptions<Reply<null>, ApiError, undefined>) {
  const mutation = client.getMutationCache().build<Reply<null>, ApiError, undefined, unknown>(client, options)
  return mutation.execute(undefined).catch(() => undefined)
}

/** A query on screen; tells how often it was read. */
function watch(reads: readonly Resource[], key: string = reads.join('+')) {
  const queryFn = vi.fn<() => Promise<string>>().mockResolvedValue(key)
  const observer = new QueryObserver(client, { queryKey: [key], queryFn, meta: { reads } })
  return { queryFn, stop: observer.subscribe(() => undefined) }
}

/** Payments on screen, read as `status`, and the wallet beside them. */
async function watchPayments(endpoint: typeof payments.get | typeof payments.list, statuses: readonly string[]) {
  const queryFn = vi.fn<() => Promise<unknown>>()
  for (const status of statuses) {
    const read = aTransaction({ id: 'txn_7', status })
    queryFn.mockResolvedValueOnce(endpoint === payments.list ? { transactions: [read], totalTransaction: 1 } : read)
  }
  const { reads, writes, settles } = endpoint
  const observer = new QueryObserver(client, {
    queryKey: [endpoint.id],
    queryFn,
    meta: { reads, writes, settles },
  })
  const wallet = watch(['wallet'])
  await expect.poll(() => client.isFetching()).toBe(0)
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  for (const _ of statuses.slice(1)) await observer.refetch()
  await expect.poll(() => client.isFetching()).toBe(0)
  stop()
  wallet.stop()
  return { payments: queryFn, wallet: wallet.queryFn }
}

describe('freshness and retry', () => {
  it('follow the specification', () => {
    expect(client.getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 300_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
    })
    expect([0, 1, 2, 3, 4, 5, 10].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it.each<[ApiError | Error, boolean]>([
    [new ApiError({ kind: 'offline' }), true],
    [new ApiError({ kind: 'timeout' }), true],
    [new ApiError({ kind: 'cancelled' }), false],
    [new ApiError({ kind: 'notSent' }), false],
    [new ApiError({ kind: 'contract', status: 200 }), false],
    [new ApiError({ kind: 'rejected', status: 400 }), false],
    [new ApiError({ kind: 'notFound', status: 404 }), false],
    [new ApiError({ kind: 'timeout', status: 408 }), true],
    [new ApiError({ kind: 'rateLimited', status: 429 }), true],
    [new ApiError({ kind: 'server', status: 500 }), true],
    [new Error('a bug'), false],
  ])('%s worth another try: %s', (error, isWorth) => {
    expect(isWorthRetrying(error)).toBe(isWorth)
  })

  it('try a query three times in all, after 1 and 2 seconds', async () => {
    vi.useFakeTimers()
    const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(new ApiError({ kind: 'server', status: 503 }))
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn })
    const stop = observer.subscribe(() => undefined)
    await vi.advanceTimersByTimeAsync(999)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(queryFn).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1999)
    expect(queryFn).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(queryFn).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(queryFn).toHaveBeenCalledTimes(3)
    expect(observer.getCurrentResult().isError).toBe(true)
    stop()
  })

  it('show the failure of the read that the page began with, and try again when the page is opened later', async () => {
    const queryKey = ['gig']
    const queryFn = vi.fn<() => Promise<string>>().mockRejectedValue(new ApiError({ kind: 'conflict', status: 409 }))
    await client.prefetchQuery({ queryKey, queryFn })
    const stop = new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
    expect(queryFn).toHaveBeenCalledTimes(1)
    stop()
    const undoClock = replaceClock({ now: () => new Date(Date.now() + 11_000) })
    new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)()
    undoClock()
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('never try a mutation again', async () => {
    const mutationFn = vi.fn<() => Promise<never>>().mockRejectedValue(new ApiError({ kind: 'server', status: 503 }))
    await mutate({ mutationFn })
    expect(mutationFn).toHaveBeenCalledOnce()
  })
})

describe('success', () => {
  it('shows the message of the server', async () => {
    await mutate({ mutationFn: async () => reply('Saved') })
    expect(notify.success).toHaveBeenCalledExactlyOnceWith('Saved')
  })

  it('shows the text of the call site when the server sends none', async () => {
    await mutate({ mutationFn: async () => reply('Saved'), meta: { success: 'Profile updated' } })
    await mutate({ mutationFn: async () => reply(), meta: { success: 'Profile updated' } })
    await mutate({ mutationFn: async () => reply(), meta: { success: () => 'Withdrawal started' } })
    expect(notify.success.mock.calls).toEqual([['Saved'], ['Profile updated'], ['Withdrawal started']])
  })

  it('shows nothing where the call site wants nothing, or there is no text', async () => {
    await mutate({ mutationFn: async () => reply('Saved'), meta: { success: false } })
    await mutate({ mutationFn: async () => reply() })
    await mutate({ mutationFn: async () => reply(), meta: { success: () => undefined } })
    expect(notify.success).not.toHaveBeenCalled()
  })
})

describe('failure', () => {
  it('is dismissed when the call is tried again, and replaced when that fails, too', async () => {
    const refused = async () => {
      throw new ApiError({ kind: 'rejected', serverMessage: 'Incorrect PIN' })
    }
    await mutate({ mutationFn: refused, meta: { id: 'wallet.withdraw' } }).catch(() => undefined)
    const [, id] = notify.failure.mock.lastCall ?? []
    notify.dismiss.mockReset()
    await mutate({ mutationFn: async () => reply(), meta: { id: 'wallet.withdraw' } })
    expect(notify.dismiss).toHaveBeenCalledExactlyOnceWith(id)
    await mutate({ mutationFn: refused, meta: { id: 'wallet.withdraw' } }).catch(() => undefined)
    expect(notify.failure.mock.lastCall?.[1]).toBe(id)
  })

  const failing = (error: unknown, meta: MutationOptions['meta'] = {}) => {
    const mutationFn = async () => {
      throw error
    }
    return mutate({ mutationFn, meta })
  }
  const refused = new ApiError({ kind: 'rejected', status: 400, serverMessage: 'No', error: 'E' })

  it('shows the general message', async () => {
    await failing(new ApiError({ kind: 'rejected', status: 400, error: 'E' }))
    await failing(new ApiError({ kind: 'server', status: 500 }))
    await failing(new Error('a bug'))
    expect(notify.failure.mock.calls.map(([text]) => [text])).toEqual([
      ['E'],
      ['An unexpected error occurred'],
      ['An unexpected error occurred'],
    ])
  })

  it('takes a fixed text, a row, or a function', async () => {
    await failing(refused, { failure: 'Invalid OTP code. Please try again.' })
    await failing(new ApiError({ kind: 'server', status: 500 }), { failure: { fallback: 'Login failed!' } })
    await failing(refused, { failure: (error: ApiError) => `${error.serverMessage}!` })
    expect(notify.failure.mock.calls.map(([text]) => [text])).toEqual([
      ['Invalid OTP code. Please try again.'],
      ['Login failed!'],
      ['No!'],
    ])
  })

  it('is only logged when the call site asks for it', async () => {
    await failing(refused, { failure: false, id: 'notifications.read' })
    expect(notify.failure).not.toHaveBeenCalled()
    expect(log).toHaveBeenCalledExactlyOnceWith('notifications.read failed', refused)
  })

  it('shows no toast when the session ended or the caller aborted', async () => {
    await failing(new ApiError({ kind: 'unauthorized', status: 401, endedSession: true }))
    await failing(new ApiError({ kind: 'cancelled' }))
    expect(notify.failure).not.toHaveBeenCalled()
    expect(log).not.toHaveBeenCalled()
  })
})

describe('refreshing', () => {
  it('refetches what was written, and only that, whatever the caller does on success', async () => {
    const wallet = watch(['wallet'])
    const both = watch(['company', 'notification'])
    await expect.poll(() => both.queryFn.mock.calls.length).toBe(1)
    await mutate({
      mutationFn: async () => reply(),
      meta: { writes: ['notification'] },
      onSuccess: () => {
        throw new Error('a caller that breaks')
      },
    })
    await expect.poll(() => both.queryFn.mock.calls.length).toBe(2)
    expect(wallet.queryFn).toHaveBeenCalledTimes(1)
  })

  it('reads the wallet again after a Gig is created', async () => {
    const wallet = watch(dashboard.getWallet.reads)
    await expect.poll(() => wallet.queryFn.mock.calls.length).toBe(1)
    await mutate({ mutationFn: async () => reply(), meta: { writes: gigs.create.writes } })
    await expect.poll(() => wallet.queryFn.mock.calls.length).toBe(2)
  })

  it('does not refetch after a refusal, unless the cache was updated optimistically', async () => {
    const { queryFn } = watch(['notification'])
    await expect.poll(() => queryFn.mock.calls.length).toBe(1)
    const refuse = () => Promise.reject(new ApiError({ kind: 'server', status: 500 }))
    await mutate({ mutationFn: refuse, meta: { writes: ['notification'] } })
    expect(queryFn).toHaveBeenCalledTimes(1)
    await mutate({ mutationFn: refuse, meta: { writes: ['notification'], isOptimistic: true } })
    await expect.poll(() => queryFn.mock.calls.length).toBe(2)
  })

  it.each([
    ['conflict', 409],
    ['rejected', 423],
  ] as const)('refetches what a refusal for the present state contradicts: %s, %d', async (kind, status) => {
    const { queryFn, stop } = watch(['wallet'])
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
    const mutationFn = async () => {
      throw new ApiError({ kind, status })
    }
    await mutate({ mutationFn, meta: { writes: ['wallet'] } })
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
    stop()
  })

  it.each([
    ['reads again what the refusal of a quote contradicts', gigs.getPaymentData, 2],
    ['does not read payments again because they cannot be read', payments.list, 1],
  ] as const)('%s', async (_what, { id, reads, writes, settles }, times) => {
    const wallet = watch(['wallet'])
    await expect.poll(() => client.isFetching()).toBe(0)
    const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(new ApiError({ kind: 'conflict', status: 409 }))
    const observer = new QueryObserver(client, { queryKey: [id], queryFn, meta: { reads, writes, settles } })
    const stop = observer.subscribe(() => undefined)
    await expect.poll(() => observer.getCurrentResult().isError).toBe(true)
    await expect.poll(() => client.isFetching()).toBe(0)
    expect(queryFn).toHaveBeenCalledOnce()
    expect(wallet.queryFn).toHaveBeenCalledTimes(times)
    stop()
    wallet.stop()
  })

  it('waits for the last of several writes, also when that one fails', async () => {
    const { queryFn } = watch(['notification'])
    await expect.poll(() => queryFn.mock.calls.length).toBe(1)
    let refuse: (error: ApiError) => void = () => undefined
    const slow = new Promise<never>((_resolve, reject) => {
      refuse = reject
    })
    const last = mutate({ mutationFn: () => slow, meta: { writes: ['notification'] } })
    await mutate({ mutationFn: async () => reply(), meta: { writes: ['notification'] } })
    expect(queryFn).toHaveBeenCalledTimes(1)
    refuse(new ApiError({ kind: 'server', status: 500 }))
    await last
    await expect.poll(() => queryFn.mock.calls.length).toBe(2)
  })

  describe('of what a payment changes', () => {
    it.each([
      ['a list', payments.list],
      ['one payment', payments.get],
    ] as const)('happens once when %s shows that it has become final', async (_what, endpoint) => {
      const calls = await watchPayments(endpoint, ['pending', 'pending', 'success', 'success'])
      expect(calls.wallet).toHaveBeenCalledTimes(2)
      expect(calls.payments).toHaveBeenCalledTimes(4)
    })

    it('happens when a payment is read that is final already, as after the return from the page of the provider', async () => {
      const { wallet } = await watchPayments(payments.get, ['success'])
      expect(wallet).toHaveBeenCalledTimes(2)
    })

    it('does not happen when a list of earlier payments is read, nor when one of them is opened', async () => {
      expect((await watchPayments(payments.list, ['success'])).wallet).toHaveBeenCalledTimes(1)
      client.removeQueries({ queryKey: ['wallet'] })
      expect((await watchPayments(payments.get, ['success'])).wallet).toHaveBeenCalledTimes(1)
    })
  })

  it('marks what a loader is reading again as stale, because that read may have begun before the write', async () => {
    const queryKey = ['wallet']
    const meta = { reads: ['wallet'] as const }
    let answerNow = () => {}
    const slow = new Promise<string>((resolve) => {
      answerNow = () => resolve('as before the write')
    })
    client.setQueryData(queryKey, 'outdated', { updatedAt: 1 })
    const read = client.prefetchQuery({ queryKey, queryFn: () => slow, meta })
    await mutate({ mutationFn: async () => reply(), meta: { writes: ['wallet'] } })
    answerNow()
    await read
    await expect.poll(() => client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })

  it('can be triggered by push messages', async () => {
    const { queryFn } = watch(['wallet'])
    await expect.poll(() => queryFn.mock.calls.length).toBe(1)
    invalidateReads(client, [])
    invalidateReads(client, ['wallet'])
    await expect.poll(() => queryFn.mock.calls.length).toBe(2)
  })
})
