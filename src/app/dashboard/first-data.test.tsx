import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { firstData } from './first-data.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A read that the test answers. */
function read(client: QueryClient, key: string) {
  let settle = { resolve: (_: string) => {}, reject: (_: Error) => {} }
  const answer = new Promise<string>((resolve, reject) => {
    settle = { resolve, reject }
  })
  void client.prefetchQuery({ queryKey: [key], queryFn: () => answer })
  return settle
}

/** Whether a promise is settled after what is due has run. */
async function isOver(promise: Promise<void>): Promise<boolean> {
  let over = false
  void promise.then(() => {
    over = true
  })
  await vi.advanceTimersByTimeAsync(100)
  return over
}

it('waits for the reads, and for the paint after them', async () => {
  const client = new QueryClient()
  const data = firstData(client)
  const answer = read(client, 'wallet')
  expect(await isOver(data)).toBe(false)
  answer.resolve('there')
  expect(await isOver(data)).toBe(true)
})

it('waits for reads that begin as soon as the first ones are there', async () => {
  const client = new QueryClient()
  const data = firstData(client)
  read(client, 'wallet').resolve('there')
  await vi.advanceTimersByTimeAsync(1)
  const second = read(client, 'gigs')
  expect(await isOver(data)).toBe(false)
  second.resolve('there')
  expect(await isOver(data)).toBe(true)
})

it('does not wait for a read that failed', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const data = firstData(client)
  read(client, 'wallet').reject(new Error('offline'))
  expect(await isOver(data)).toBe(true)
})
