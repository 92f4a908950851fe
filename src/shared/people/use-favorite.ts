import { useApiMutation } from '@/api/client/hooks.ts'
import type { OptimisticCache } from '@/api/client/optimistic.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'

type Person = Pick<WorkerSummary, 'id' | 'isFavorite'>

/** Shows the worker as saved or not wherever one is read: in the profile, among applicants and at the hired places. */
function mark(cache: OptimisticCache, workerId: string, isFavorite: boolean) {
  const marked = <Worker extends Person>(worker: Worker): Worker =>
    worker.id === workerId ? { ...worker, isFavorite } : worker
  const markedRow = <Row extends { worker: WorkerSummary }>(row: Row): Row => ({ ...row, worker: marked(row.worker) })
  const markedApplicants = <List extends { applicants: { worker: WorkerSummary }[] }>(list: List): List => ({
    ...list,
    applicants: list.applicants.map(markedRow),
  })
  cache.update(workers.get, marked)
  cache.update(gigPeople.listApplicants, markedApplicants)
  cache.update(gigPeople.listPendingApplicants, markedApplicants)
  cache.update(gigPeople.getWorkerGig, markedRow)
  for (const endpoint of [gigPeople.listWorkerGigs, gigPeople.listPendingWorkerGigs]) {
    cache.update(endpoint, (list) => ({ ...list, workerGigs: list.workerGigs.map(markedRow) }))
  }
}

/** @param onFailed the server has not changed it; the toast says so */
type SetFavorite = (workerId: string, isFavorite: boolean, onFailed?: () => void) => void

/**
 * Saves workers to My Workers and removes them (docs/product/my-workers.md). The heart changes before the answer and back when the call fails;
 * the toast of a success offers 'Undo', which sends the opposite call.
 */
export function useFavorite(): { set: SetFavorite } {
  const set: SetFavorite = (workerId, isFavorite, onFailed) =>
    (isFavorite ? add : remove).mutate({ params: { workerId } }, { ...(onFailed && { onError: onFailed }) })
  const add = useApiMutation(workers.addFavorite, {
    success: 'Saved to My Workers',
    undo: ({ params }) => set(params.workerId, false),
    optimistic: (cache, { params }) => mark(cache, params.workerId, true),
  })
  const remove = useApiMutation(workers.removeFavorite, {
    success: 'Removed from My Workers',
    undo: ({ params }) => set(params.workerId, true),
    optimistic: (cache, { params }) => mark(cache, params.workerId, false),
  })
  return { set }
}
