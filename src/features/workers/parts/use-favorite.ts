import { useApi } from '@/api/client/api-context.ts'
import { type ApiErrorOf, hasNoAnswer } from '@/api/client/api-error.ts'
import type { ApiClient } from '@/api/client/call.ts'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { useApiMutationAbout } from '@/api/client/mutation-about.ts'
import type { OptimisticCache } from '@/api/client/optimistic.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { personName } from '@/shared/people-looks.ts'

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

type Named = Pick<WorkerSummary, 'id' | 'firstName' | 'lastName'>

/** @param onFailed the server has not changed it, or no answer says whether it has; the toast says so */
type SetFavorite = (worker: Named, isFavorite: boolean, onFailed?: () => void) => void

interface Favorite {
  set: SetFavorite
  /** Undoes a removal: the worker is saved again, with the place in the list and the groups of before. */
  restore: (worker: Named, onFailed?: () => void) => void
}

type FavoriteError = ApiErrorOf<typeof workers.addFavorite | typeof workers.removeFavorite>

/** One toast for each worker, so that a later failure about another one replaces none. */
const failureId = (workerId: string) => `failed favorite ${workerId}`
/** One toast for the latest change of a worker: that of an undone one would say what is not so any more. */
const successId = (workerId: string) => `favorite ${workerId}`

/** Saving and removing a worker contradict each other. */
const turn = ({ params }: { params: { workerId: string } }) => `favorite ${params.workerId}`

/** @param what 'saved to My Workers' */
function showFailure({ id, ...worker }: Named, what: string, error: FavoriteError) {
  if (error.kind === 'cancelled' || error.endedSession) return
  const name = personName(worker)
  if (hasNoAnswer(error)) {
    toast.error(`We do not know yet if ${name} was ${what}.`, { id: failureId(id) })
    return
  }
  toast.error(`${name} was not ${what}`, { id: failureId(id), description: failureText(error, generalFailure) })
}

/**
 * Saves workers to My Workers and removes them (docs/product/my-workers.md). The heart changes before the answer and back when the call fails;
 * the toast of a success offers 'Undo', which sends the opposite call; after a removal it restores what that took away.
 */
export function useFavorite(): Favorite {
  const api = useApi()
  const begin = (worker: Named) => {
    toast.dismiss(failureId(worker.id))
    toast.dismiss(successId(worker.id))
    return { params: { workerId: worker.id } }
  }
  const set: SetFavorite = (worker, isFavorite, onFailed) => {
    const call = isFavorite ? add : remove
    call.mutate(begin(worker), worker, { ...(onFailed && { onError: onFailed }) })
  }
  const restore: Favorite['restore'] = (worker, onFailed) =>
    add.mutate({ ...begin(worker), query: { restore: 'true' } }, worker, { ...(onFailed && { onError: onFailed }) })
  const showSuccess = (worker: Named, text: string, undo: () => void) =>
    toast.success(text, { id: successId(worker.id), action: { label: 'Undo', onPress: undo } })
  const add = useApiMutationAbout(workers.addFavorite, {
    turn,
    success: false,
    onSuccess: (_data, _input, message = 'Saved to My Workers', worker: Named) =>
      showSuccess(worker, message, () => set(worker, false)),
    failure: false,
    onError: (error, _input, worker: Named) => showFailure(worker, 'saved to My Workers', error),
    optimistic: (cache, { params }, _worker: Named) => mark(cache, api, params.workerId, true),
  })
  const remove = useApiMutationAbout(workers.removeFavorite, {
    turn,
    success: false,
    onSuccess: (_data, _input, message = 'Removed from My Workers', worker: Named) =>
      showSuccess(worker, message, () => restore(worker)),
    failure: false,
    onError: (error, _input, worker: Named) => showFailure(worker, 'removed from My Workers', error),
    optimistic: (cache, { params }, _worker: Named) => mark(cache, api, params.workerId, false),
  })
  return { set, restore }
}
