import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor, useApiQuery, useRead } from '@/api/client/hooks.ts'
import { readAgain } from '@/api/client/query-client.ts'
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
  const place = useRead({
    ...queryFor(useApi(), gigPeople.getWorkerGig, { params: { id: gigId, x: id } }),
    refetchInterval: ({ state: { data } }) => (data === undefined || isPlaceEnded(data.status) ? false : readEvery),
  })
  const gig = useApiQuery(gigs.get, { params: { id: gigId } })
  useReadWithPlace(place.data)
  return { ...combineQueries({ place, gig }), isGigMissing: gig.error?.kind === 'notFound' }
}

/** Reads the work and the days of a place again when it has changed: the worker did something, or another device, of which no notification comes. */
function useReadWithPlace(place: WorkerGig | undefined) {
  const api = useApi()
  const client = useQueryClient()
  const previous = useRef<{ id: string; state: string }>(undefined)
  const { id, gigId = '', status, round, checkIns = [] } = place ?? {}
  const state = [status, round, checkIns.length].join(' ')
  useEffect(() => {
    if (id === undefined) return
    const before = previous.current
    previous.current = { id, state }
    if (before === undefined || before.id !== id || before.state === state) return
    const task = queryFor(api, workReview.getTask, { params: { gigId, workerGigId: id } })
    const days = queryFor(api, gigPeople.getCalendar, { params: { id: gigId, x: id } })
    // A read that is under way may have begun before the change.
    const changed = new Set([task, days].map(({ queryKey }) => hashKey(queryKey)))
    readAgain(client, ({ queryHash }) => changed.has(queryHash))
  }, [api, client, id, gigId, state])
}

/** The states in which usually nobody has submitted anything. */
const withoutTask: ReadonlySet<string> = new Set(['hired', 'active', 'cancelled'])

/** The submitted work of a place; null when there is none. */
export function useTask(place: WorkerGig): QueryLike<SubmittedTask | null> {
  const { gigId, id, status, hasWork } = place
  const mayHaveTask = hasWork ?? !withoutTask.has(status)
  const task = useApiQuery(workReview.getTask, { params: { gigId, workerGigId: id } }, { enabled: mayHaveTask })
  if (!mayHaveTask || task.error?.kind === 'notFound') {
    return { ...task, data: null, error: null, isFetching: false, dataUpdatedAt: Infinity }
  }
  return task
}
