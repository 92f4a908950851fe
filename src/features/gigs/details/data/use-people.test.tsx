import { act, renderHook, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProvider } from '@/api/client/api-context.ts'
import { createApiClient } from '@/api/client/call.ts'
import type { Http } from '@/api/client/http.ts'
import { createQueryClient } from '@/api/client/query-client.ts'
import { createSession } from '@/api/client/session.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { anApplicant, aWorker } from '@/api/mocks/people-factories.ts'
import { useAddedIds } from './use-added-ids.ts'
import { readEvery } from './use-gig.ts'
import { useApplicants } from './use-people.ts'

const send = vi.fn<Http['send']>()
const applicant = (id: string) => anApplicant({ id, worker: aWorker({ id: `wrk_${id}` }) })

function serve(...ids: string[]) {
  send.mockImplementation(async ({ query }) => {
    const { limit, skip } = query as { limit: number; skip: number }
    return {
      status: 200,
      body: { data: { applicants: ids.slice(skip, skip + limit).map(applicant), totalApplicant: ids.length } },
      header: () => undefined,
    }
  })
}

function read(status: string) {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  const api = createApiClient({ http: { send, preload: () => undefined }, session })
  const client = createQueryClient({
    notify: { success: () => undefined, failure: () => undefined, dismiss: () => undefined },
    log: () => undefined,
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </QueryClientProvider>
  )
  const gig = aGig({ status })
  return renderHook(
    () => {
      const { data } = useApplicants(gig)
      return { data, fresh: useAddedIds(data?.rows.map(({ id }) => id)) }
    },
    { wrapper },
  ).result
}

const show = (visibilityState: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  window.dispatchEvent(new Event('visibilitychange'))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('reads new applicants at an interval and marks those who were added', async () => {
  serve('a')
  const result = read('open')
  await waitFor(() => expect(result.current.data?.total).toBe(1))
  expect([...result.current.fresh]).toEqual([])
  serve('b', 'a')
  await pass(readEvery)
  await waitFor(() => expect(result.current.data?.total).toBe(2))
  expect([...result.current.fresh]).toEqual(['b'])
})

it('stops reading in a hidden tab', async () => {
  serve('a')
  const result = read('open')
  await waitFor(() => expect(result.current.data?.total).toBe(1))
  show('hidden')
  await pass(3 * readEvery)
  expect(send).toHaveBeenCalledOnce()
  show('visible')
  await pass(readEvery)
  expect(send.mock.calls.length).toBeGreaterThan(1)
})

it('stops reading once the Gig has ended', async () => {
  serve('a')
  const result = read('completed')
  await waitFor(() => expect(result.current.data?.total).toBe(1))
  await pass(3 * readEvery)
  expect(send).toHaveBeenCalledOnce()
})

it('reads page by page, at most a thousand people', async () => {
  serve(...Array.from({ length: 1_250 }, (_, index) => `p${index}`))
  const result = read('open')
  await waitFor(() => expect(result.current.data?.total).toBe(1_250))
  expect(result.current.data?.rows).toHaveLength(1_000)
  expect(send).toHaveBeenCalledTimes(10)
})
