import { useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useApiQuery, useRead } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { workerGigsQuery } from '@/shared/people/people-queries.ts'
import { listWorkers, workerListHref, type WorkerSearch } from '@/shared/people/worker-search.ts'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import { isMissing } from '@/shared/work-review/place-sessions.ts'
import { now } from '@/lib/clock.ts'
import { continueOrder } from '../model/neighbours.ts'

/** The hired workers of a Gig as the address lists them. */
export interface GigWorkers {
  /** Undefined while they are not known. */
  readonly listed: readonly WorkerGig[] | undefined
  /** Whether they are being read, and are likely to be more than one. */
  readonly isComing: boolean
}

/**
 * The workers whom Previous and Next go through, in the order that the list had when the first of their pages was opened: an approval moves nobody and
 * takes nobody out of it meanwhile. For the queue of submitted work nothing is read.
 */
export function useGigWorkers(gigId: string, search: WorkerSearch): GigWorkers {
  const places = useRead({ ...workerGigsQuery(useApi(), gigId), enabled: search.queue === undefined })
  const { data: gig } = useApiQuery(gigs.get, { params: { id: gigId } })
  const list = workerListHref(gigId, search)
  const [kept, keep] = useState<{ list: string; order: readonly string[] }>({ list, order: [] })
  const rows = search.queue === undefined ? places.data?.rows : undefined
  if (rows === undefined || gig === undefined) {
    return { listed: undefined, isComing: !(gig !== undefined && gig.workersHired < 2) && (!gig || !hasEnded(places)) }
  }
  const before = kept.list === list ? kept.order : []
  const order = continueOrder(
    before,
    listWorkers(rows, search, (place) => isMissing(place, gig, now())),
  )
  if (order !== before) keep({ list, order })
  const byId = new Map(rows.map((place) => [place.id, place]))
  return { listed: order.flatMap((id) => byId.get(id) ?? []), isComing: false }
}
