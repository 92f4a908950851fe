import * as z from 'zod/mini'
import { type WorkerGig, workerGigStatuses } from '@/api/contract/schemas/worker-gig.ts'
import { searchHref } from '@/lib/search-state.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { personName } from '@/shared/people-looks.ts'
import { byReviewDeadline } from '@/shared/work-review/review-queue.ts'

/** What the hired workers of a Gig can be sorted by; `-` is the opposite direction. Without one they are in the order of urgency. */
export const workerSorts = ['worker', '-worker', 'pay', '-pay'] as const
export type WorkerSort = (typeof workerSorts)[number]

/** The states that the list can be limited to; 'other' are those that the client does not know. */
export const placeStates = [...workerGigStatuses, 'other'] as const
export type PlaceState = (typeof placeStates)[number]

/** The part of an address that says how the hired workers of a Gig are listed; the list and the page of a worker share it. */
export const workerSearch = z.object({
  sort: z.optional(z.enum(workerSorts)),
  state: z.optional(z.enum(placeStates)),
  /** The query of the list the Gig was opened from, for the link back. */
  list: z.optional(z.string().check(z.maxLength(500))),
  /** A worker's page that was opened to review the work: Previous and Next go through the submitted work of all Gigs, and the way back leads home. */
  queue: z.optional(z.enum(['tasks'])),
})
export type WorkerSearch = z.output<typeof workerSearch>

/** The address of a hired worker's page, which goes through the same list by Previous and Next. */
export const workerHref = (gigId: string, placeId: string, search: WorkerSearch) =>
  searchHref(workerSearch, gigPaths.profile(gigId, 'worker', placeId), search)

/** The address of a hired worker's page in the queue of submitted work (docs/product/worker-profile.md). */
export const reviewHref = ({ gigId, id }: Pick<WorkerGig, 'gigId' | 'id'>) => workerHref(gigId, id, { queue: 'tasks' })

/** The address of the list of a Gig's hired workers, in its order. */
export const workerListHref = (gigId: string, { sort, state, list }: WorkerSearch) =>
  searchHref(workerSearch, gigPaths.details(gigId, { tab: 'workers' }), { sort, state, list })

/** The state of a place that the list can be limited to. */
export const stateOf = ({ status }: Pick<WorkerGig, 'status'>): PlaceState =>
  placeStates.find((known) => known === status) ?? 'other'

const texts = new Intl.Collator('en-NG', { numeric: true })

type Compare = (a: WorkerGig, b: WorkerGig) => number

/** What the list shows as the pay of a place, in kobo: agreed, or released with its bonus; of a cancelled one its late fee. */
export const placeKobo = ({ status, agreedKobo, releasedKobo, bonusKobo, lateFeeKobo }: WorkerGig): number =>
  status === 'cancelled' ? (lateFeeKobo ?? 0) : (releasedKobo ?? agreedKobo) + (bonusKobo ?? 0)

const compares: Record<'worker' | 'pay', Compare> = {
  worker: (a, b) => texts.compare(personName(a.worker), personName(b.worker)),
  pay: (a, b) => placeKobo(a) - placeKobo(b),
}

/** What waits for the employer first, then those who work, then those who have finished. */
const urgency: readonly PlaceState[] = [
  'task_submitted',
  'active',
  'hired',
  'changes_requested',
  'disputed',
  'other',
  'approved',
  'paid',
  'cancelled',
]

const byUrgency =
  (isMissing: (place: WorkerGig) => boolean): Compare =>
  (a, b) => {
    const rank = (place: WorkerGig) => (isMissing(place) ? -1 : urgency.indexOf(stateOf(place)))
    return rank(a) - rank(b) || (a.status === 'task_submitted' ? byReviewDeadline(a, b) : 0)
  }

/**
 * The hired workers that the address asks for, in its order; equal ones stay in the order of the server.
 * @param isMissing whether a worker should be at a session now and is not; such workers come first unless the address has another order
 */
export function listWorkers(
  places: readonly WorkerGig[],
  { sort, state }: WorkerSearch,
  isMissing: (place: WorkerGig) => boolean,
): readonly WorkerGig[] {
  const wanted = state === undefined ? places : places.filter((place) => stateOf(place) === state)
  if (sort === undefined) return wanted.toSorted(byUrgency(isMissing))
  const compare = compares[sort.replace('-', '') as keyof typeof compares]
  const direction = sort.startsWith('-') ? -1 : 1
  return wanted.toSorted((a, b) => direction * compare(a, b))
}
