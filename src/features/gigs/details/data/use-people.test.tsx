import { act, renderHook, waitFor } from '@testing-library/react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Http } from '@/api/client/http.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { anApplicant, aWorker } from '@/api/mocks/people-factories.ts'
import { putCachedApplicant } from '@/shared/people/applicant-cache.ts'
import { readEvery } from '@/shared/people/people-queries.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import { useAddedIds } from './use-added-ids.ts'
import { useApplicants, useApplicantsAsRead } from './use-people.ts'

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
  const { wrapper } = queryProviders(send)
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

describe('many applicants', () => {
  const many = Array.from({ length: 450 }, (_, index) => `p${index}`)
  const noCounts = { pending: 0, shortlisted: 0, hired: 0, declined: 0, withdrawn: 0 }

  /** The list of the server, whose pages are answered when they are let go. */
  function openList(rows: Applicant[], { isHeld = false } = {}) {
    const state = { rows, skips: [] as number[], held: new Map<number, () => void>(), isHeld }
    send.mockImplementation(async ({ query }) => {
      const { limit, skip } = query as { limit: number; skip: number }
      state.skips.push(skip)
      const page = state.rows.slice(skip, skip + limit)
      if (state.isHeld) await new Promise<void>((resolve) => state.held.set(skip, resolve))
      return {
        status: 200,
        body: { data: { applicants: page, totalApplicant: state.rows.length } },
        header: () => undefined,
      }
    })
    const { api, client, wrapper } = queryProviders(send)
    const gig = aGig({ id: 'gig_1', status: 'open' })
    const key = queryFor(api, gigs.get, { params: { id: 'gig_1' } }).queryKey
    const count = () => {
      const counts = { ...noCounts }
      for (const { status } of state.rows) counts[status as keyof typeof counts] += 1
      client.setQueryData(key, { ...gig, applicantCounts: counts })
    }
    count()
    const { result } = renderHook(
      () => {
        // The page reads the Gig, too.
        useQuery({ queryKey: key, queryFn: skipToken })
        return useApplicantsAsRead(gig)
      },
      { wrapper },
    )
    const answer = (skip: number) => act(async () => state.held.get(skip)?.())
    return { state, result, answer, count, api, client }
  }
  const ids = (list: { data?: { rows: Applicant[] } | undefined } | undefined) => list?.data?.rows.map(({ id }) => id)

  it('are shown from the first page on, without a gap and with what is decided meanwhile', async () => {
    const { state, result, answer, api, client } = openList(many.map(applicant), { isHeld: true })
    await waitFor(() => expect(state.skips).toEqual([0]))
    await answer(0)
    await waitFor(() => expect(ids(result.current.part)).toEqual(many.slice(0, 100)))
    expect(result.current.all.data).toBeUndefined()
    await waitFor(() => expect(state.skips).toEqual([0, 100, 200, 300]))
    await answer(200)
    expect(ids(result.current.part)).toEqual(many.slice(0, 100))
    await waitFor(() => expect(state.skips).toEqual([0, 100, 200, 300, 400]))
    act(() => putCachedApplicant(client, api, { ...applicant('p3'), status: 'declined' }))
    await answer(100)
    await waitFor(() => expect(ids(result.current.part)).toEqual(many.slice(0, 300)))
    expect(result.current.part?.data.rows[3]?.status).toBe('declined')
    await answer(400)
    await answer(300)
    await waitFor(() => expect(ids(result.current.all)).toEqual(many))
    expect(result.current.part).toBeUndefined()
    expect(result.current.all.data?.rows[3]?.status).toBe('declined')
  })

  it('stay on the page where a later page cannot be read', async () => {
    const { state, result, answer } = openList(many.map(applicant), { isHeld: true })
    await waitFor(() => expect(state.skips).toEqual([0]))
    await answer(0)
    await waitFor(() => expect(state.skips).toHaveLength(4))
    send.mockRejectedValue(new TypeError('Failed to fetch'))
    for (const skip of [100, 200, 300]) await answer(skip)
    await pass(30_000)
    await waitFor(() => expect(result.current.all.error).not.toBeNull())
    expect(ids(result.current.part)).toEqual(many.slice(0, 400))
  })

  it('are read again with one call while nothing has changed, or somebody has applied', async () => {
    const { state, result, count } = openList(many.map(applicant))
    await waitFor(() => expect(ids(result.current.all)).toEqual(many))
    expect(state.skips).toHaveLength(5)
    await pass(readEvery)
    await waitFor(() => expect(state.skips).toHaveLength(6))
    state.rows = [applicant('new'), ...state.rows]
    count()
    await pass(readEvery)
    await waitFor(() => expect(ids(result.current.all)).toEqual(['new', ...many]))
    expect(state.skips).toEqual([0, 100, 200, 300, 400, 0, 0])
  })

  it('beyond those that are listed are read again with one call, too', async () => {
    const more = Array.from({ length: 1_250 }, (_, index) => `p${index}`)
    const { state, result, count } = openList(more.map(applicant))
    await waitFor(() => expect(ids(result.current.all)).toEqual(more.slice(0, 1_000)))
    state.rows = [applicant('new'), ...state.rows]
    count()
    await pass(readEvery)
    await waitFor(() => expect(ids(result.current.all)).toEqual(['new', ...more.slice(0, 999)]))
    await pass(readEvery)
    expect(state.skips).toHaveLength(12)
    state.rows = state.rows.map((row) => (row.id === 'p900' ? { ...row, status: 'withdrawn' } : row))
    count()
    await pass(readEvery)
    await waitFor(() => expect(result.current.all.data?.rows[901]?.status).toBe('withdrawn'))
    expect(state.skips).toHaveLength(22)
  })

  it('are all read again where somebody further down has changed, and after five minutes', async () => {
    const { state, result, count } = openList(many.map(applicant))
    await waitFor(() => expect(ids(result.current.all)).toEqual(many))
    state.rows = state.rows.map((row) => (row.id === 'p440' ? { ...row, status: 'withdrawn' } : row))
    count()
    await pass(readEvery)
    await waitFor(() => expect(result.current.all.data?.rows[440]?.status).toBe('withdrawn'))
    expect(state.skips).toHaveLength(10)
    await pass(4 * 60_000)
    expect(state.skips).toHaveLength(22)
    await pass(80_000)
    await waitFor(() => expect(state.skips.filter((skip) => skip === 400)).toHaveLength(3))
  })
})
