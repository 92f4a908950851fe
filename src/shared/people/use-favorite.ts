import { useApi } from '@/api/client/api-context.ts'
import type { ApiClient } from '@/api/client/call.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import type { OptimisticCache } from '@/api/client/optimistic.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'

type Person = Pick<WorkerSummary, 'id' | 'isFavorite'>

/** How a cached value shows the worker as saved or not: a profile, a hired place, and lists of applicants and places. */
function marksOf(workerId: string, isFavorite: boolean) {
  const marked = <Worker extends Person>(worker: Worker): Worker =>
    worker.id === workerId ? { ...worker, isFavorite } : worker
  const markedRow = <Row extends { worker: WorkerSummary }>(row: Row): Row => ({ ...row, worker: marked(row.worker) })
  // The same calls are cached page by page and, where all pages were read, as `rows`.
  const markedLists = <Lists extends object>(lists: Lists): Lists => {
    const changed = Object.entries(lists).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.map((row: { worker: WorkerSummary }) => markedRow(row)) : (list as unknown),
    ])
    return Object.fromEntries(changed) as Lists
  }
  return { marked, markedRow, markedLists }
}

/** Shows the worker as saved or not wherever one is read. When the call fails, only the heart goes back: other changes made meanwhile stay. */
function mark(cache: OptimisticCache, api: ApiClient, workerId: string, isFavorite: boolean) {
  const change = marksOf(workerId, isFavorite)
  const revert = marksOf(workerId, !isFavorite)
  cache.updateBelow<Person>(queryKeyStart(api, workers.get), change.marked, revert.marked)
  cache.updateBelow<{ worker: WorkerSummary }>(
    queryKeyStart(api, gigPeople.getWorkerGig),
    change.markedRow,
    revert.markedRow,
  )
  const { listApplicants, listPendingApplicants, listWorkerGigs, listPendingWorkerGigs } = gigPeople
  for (const endpoint of [listApplicants, listPendingApplicants, listWorkerGigs, listPendingWorkerGigs]) {
    cache.updateBelow<object>(queryKeyStart(api, endpoint), change.markedLists, revert.markedLists)
  }
}

/** @param onFailed the server has not changed it; the toast says so */
type SetFavorite = (workerId: string, isFavorite: boolean, onFailed?: () => void) => void

/**
 * Saves workers to My Workers and removes them (docs/product/my-workers.md). The heart changes before the answer and back when the call fails;
 * the toast of a success offers 'Undo', which sends the opposite call.
 */
export function useFavorite(): { set: SetFavorite } {
  const api = useApi()
  const set: SetFavorite = (workerId, isFavorite, onFailed) =>
    (isFavorite ? add : remove).mutate({ params: { workerId } }, { ...(onFailed && { onError: onFailed }) })
  const add = useApiMutation(workers.addFavorite, {
    success: 'Saved to My Workers',
    undo: ({ params }) => set(params.workerId, false),
    optimistic: (cache, { params }) => mark(cache, api, params.workerId, true),
  })
  const remove = useApiMutation(workers.removeFavorite, {
    success: 'Removed from My Workers',
    undo: ({ params }) => set(params.workerId, true),
    optimistic: (cache, { params }) => mark(cache, api, params.workerId, false),
  })
  return { set }
}
