import { useQuery } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor, useApiQuery } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { workReview } from '@/api/contract/endpoints/work-review.ts'
import type { SubmittedTask } from '@/api/contract/schemas/submitted-task.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { readEvery } from '@/shared/people/people-queries.ts'
import { isPlaceEnded } from '@/rules/worker-gig-states.ts'
import { combineQueries } from '@/shared/query-view/combine-queries.ts'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'

/** A hired place and its Gig, as one read; the place is read again while it can change: work arrives, and another device may review it. */
export function useWorkerPage(gigId: string, id: string) {
  const place = useQuery({
    ...queryFor(useApi(), gigPeople.getWorkerGig, { params: { id: gigId, x: id } }),
    refetchInterval: ({ state: { data } }) => (data === undefined || isPlaceEnded(data.status) ? false : readEvery),
  })
  const gig = useApiQuery(gigs.get, { params: { id: gigId } })
  return { ...combineQueries({ place, gig }), isGigMissing: gig.error?.kind === 'notFound' }
}

/** Before there is any work, and where a hire was cancelled before it; a place that ended by a dispute about work, not about an absence, has some. */
const hasNoTask = ({ status, cancelReason, dispute }: WorkerGig) =>
  status === 'hired' ||
  status === 'active' ||
  (status === 'cancelled' && (cancelReason !== 'dispute' || dispute?.topic !== 'quality'))

/** The submitted work of a place; null when there is none. */
export function useTask(place: WorkerGig): QueryLike<SubmittedTask | null> {
  const { gigId, id } = place
  const mayHaveTask = !hasNoTask(place)
  const task = useApiQuery(workReview.getTask, { params: { gigId, workerGigId: id } }, { enabled: mayHaveTask })
  if (!mayHaveTask || task.error?.kind === 'notFound') {
    return { ...task, data: null, error: null, isFetching: false, dataUpdatedAt: Infinity }
  }
  return task
}
