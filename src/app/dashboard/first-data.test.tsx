import { QueryClient, QueryObserver } from '@tanstack/react-query'
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

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

it('waits for the reads', async () => {
  const queries = client()
  const data = firstData(queries, () => true)
  const answer = read(queries, 'wallet')
  expect(await isOver(data)).toBe(false)
  answer.resolve('there')
  expect(await isOver(data)).toBe(true)
})

it('waits for a page whose code comes later than the data of the frame around it, and for its reads', async () => {
  const queries = client()
  let isPageThere = false
  const data = firstData(queries, () => isPageThere)
  read(queries, 'wallet').resolve('there')
  expect(await isOver(data)).toBe(false)
  const answer = read(queries, 'gigs')
  isPageThere = true
  expect(await isOver(data)).toBe(false)
  answer.resolve('there')
  expect(await isOver(data)).toBe(true)
})

it('does not wait for a read that failed', async () => {
  const queries = client()
  const data = firstData(queries, () => true)
  read(queries, 'wallet').reject(new Error('offline'))
  expect(await isOver(data)).toBe(true)
})

it('is over when a page begins to show what was read before its code was there', async () => {
  const queries = client()
  let isPageThere = false
  const data = firstData(queries, () => isPageThere)
  read(queries, 'wallet').resolve('there')
  expect(await isOver(data)).toBe(false)
  isPageThere = true
  const observer = new QueryObserver(queries, { queryKey: ['wallet'], enabled: false })
  observer.subscribe(() => undefined)
  expect(await isOver(data)).toBe(true)
})
