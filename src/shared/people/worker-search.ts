import * as z from 'zod/mini'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { writeSearch } from '@/lib/search-state.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { personName } from '@/shared/people-looks.ts'

/** What the hired workers of a Gig can be sorted by; `-` is the opposite direction. Without one they are in the order of the server. */
export const workerSorts = ['worker', '-worker', 'pay', '-pay'] as const
export type WorkerSort = (typeof workerSorts)[number]

/** The part of an address that says how the hired workers of a Gig are listed; the list and the page of a worker share it. */
export const workerSearch = z.object({
  sort: z.optional(z.enum(workerSorts)),
  /** The query of the list the Gig was opened from, for the link back. */
  list: z.optional(z.string().check(z.maxLength(500))),
})
export type WorkerSearch = z.output<typeof workerSearch>

const withSearch = (path: string, search: WorkerSearch, separator: '?' | '&') => {
  const query = writeSearch(workerSearch, search).toString()
  return query === '' ? path : `${path}${separator}${query}`
}

/** The address of a hired worker's page, which goes through the same list by Previous and Next. */
export const workerHref = (gigId: string, placeId: string, search: WorkerSearch) =>
  withSearch(gigPaths.profile(gigId, 'worker', placeId), search, '?')

/** The address of the list of a Gig's hired workers, in its order. */
export const workerListHref = (gigId: string, search: WorkerSearch) =>
  withSearch(gigPaths.details(gigId, { tab: 'workers' }), search, '&')

const texts = new Intl.Collator('en-NG', { numeric: true })

type Compare = (a: WorkerGig, b: WorkerGig) => number

const compares: Record<'worker' | 'pay', Compare> = {
  worker: (a, b) => texts.compare(personName(a.worker), personName(b.worker)),
  pay: (a, b) => a.agreedKobo - b.agreedKobo,
}

/** The hired workers in the order of the address; equal ones stay in the order of the server. */
export function listWorkers(places: readonly WorkerGig[], { sort }: WorkerSearch): readonly WorkerGig[] {
  if (sort === undefined) return places
  const compare = compares[sort.replace('-', '') as keyof typeof compares]
  const direction = sort.startsWith('-') ? -1 : 1
  return places.toSorted((a, b) => direction * compare(a, b))
}
