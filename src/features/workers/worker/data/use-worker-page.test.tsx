import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryFor, useApiQuery } from '@/api/client/hooks.ts'
import type { Http } from '@/api/client/http.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { aWorkerGig } from '@/api/mocks/people-factories.ts'
import { aTask } from '@/api/mocks/task-factories.ts'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import { readEvery } from '@/shared/people/people-queries.ts'
import { useTask, useWorkerPage } from './use-worker-page.ts'

const submitted = aWorkerGig({ id: 'wg_1', gigId: 'gig_1', status: 'task_submitted', round: 1 })
const send = vi.fn<Http['send']>()
const readsOf = (name: string) => send.mock.calls.filter(([{ path }]) => path.endsWith(name)).length

/** What the server has from now on. */
function serve(place: WorkerGig) {
  send.mockImplementation(async ({ path }) => {
    const data = path.includes('view-gig-submitted-task')
      ? aTask({ round: place.round })
      : path.includes('get-calendar')
        ? { entries: [] }
        : path.includes('get-worker-gig')
          ? place
          : aGig({ id: 'gig_1', status: 'in_progress' })
    return { status: 200, body: { data }, header: () => undefined }
  })
}

function openPageWithClient() {
  const { wrapper, client, api } = queryProviders(send)
  const { result } = renderHook(
    () => {
      const { data } = useWorkerPage('gig_1', 'wg_1')
      const task = useTask(data?.place ?? submitted)
      const days = useApiQuery(gigPeople.getCalendar, { params: { id: 'gig_1', x: 'wg_1' } })
      return { place: data?.place, task: task.data, days: days.data }
    },
    { wrapper },
  )
  return { result, client, api }
}
const openPage = () => openPageWithClient().result

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

it.each([
  ['a next round', { round: 2 }],
  ['a decision of another device', { status: 'changes_requested', reviewDueAt: null }],
  ['a check-in', { checkIns: [{ date: '2025-11-14', start: '18:00', at: '2025-11-14T16:50:00.000Z' }] }],
])('reads the work and the days again with %s, and not while nothing has changed', async (_name, changes) => {
  serve(submitted)
  const page = openPage()
  await waitFor(() => expect([page.current.place, page.current.task, page.current.days]).not.toContain(undefined))
  await pass(readEvery)
  await waitFor(() => expect(readsOf('get-worker-gig')).toBe(2))
  expect([readsOf('view-gig-submitted-task'), readsOf('get-calendar')]).toEqual([1, 1])
  serve({ ...submitted, ...changes })
  await pass(readEvery)
  await waitFor(() => expect([readsOf('view-gig-submitted-task'), readsOf('get-calendar')]).toEqual([2, 2]))
})

it('reads the work again when the place changes while an earlier read of it is under way', async () => {
  serve(submitted)
  const { result, client, api } = openPageWithClient()
  await waitFor(() => expect([result.current.place, result.current.task]).not.toContain(undefined))
  let answerOld = (): void => undefined
  send.mockImplementation(async ({ path }) => {
    const isTask = path.includes('view-gig-submitted-task')
    if (isTask) {
      await new Promise<void>((resolve) => {
        answerOld = resolve
      })
    }
    return { status: 200, body: { data: isTask ? aTask({ round: 1 }) : submitted }, header: () => undefined }
  })
  const task = queryFor(api, workReview.getTask, { params: { gigId: 'gig_1', workerGigId: 'wg_1' } })
  void client.invalidateQueries({ queryKey: task.queryKey })
  await waitFor(() => expect(readsOf('view-gig-submitted-task')).toBe(2))
  serve({ ...submitted, round: 2 })
  await pass(readEvery)
  await waitFor(() => expect(result.current.place?.round).toBe(2))
  answerOld()
  await waitFor(() => expect(result.current.task?.round).toBe(2))
})
