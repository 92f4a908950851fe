import { useApiQuery } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import { byReviewDeadline, reviewQueueInput } from '@/shared/work-review/review-queue.ts'

/**
 * The submitted work of all Gigs that waits for a review, in the order of the home page: the first 100 by deadline, which those beyond follow as the
 * first are reviewed.
 * @param enabled whether it is of interest
 */
export function useReviewQueue(enabled = true) {
  const query = useApiQuery(gigPeople.listPendingWorkerGigs, reviewQueueInput, { enabled })
  return {
    waiting: query.data?.workerGigs.toSorted(byReviewDeadline),
    total: query.data?.totalWorkerGig ?? 0,
    isRead: hasEnded(query),
  }
}
