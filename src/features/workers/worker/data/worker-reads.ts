import { queryFor } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { workerGigsQuery } from '@/shared/people/people-queries.ts'
import { workerSearch } from '@/shared/people/worker-search.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'
import { reviewQueueInput } from '@/shared/work-review/review-queue.ts'
import { readSearch } from '@/lib/search-state.ts'

/** The reads of a worker's page that its address names. The task and the profile follow from the place. */
export const workerReads = ({ api, params: { gigId = '', profileId = '' }, search }: ScreenLocation) => [
  queryFor(api, gigPeople.getWorkerGig, { params: { id: gigId, x: profileId } }),
  queryFor(api, gigs.get, { params: { id: gigId } }),
  queryFor(api, gigPeople.getCalendar, { params: { id: gigId, x: profileId } }),
  readSearch(workerSearch, search).queue === undefined
    ? workerGigsQuery(api, gigId)
    : queryFor(api, gigPeople.listPendingWorkerGigs, reviewQueueInput),
]
