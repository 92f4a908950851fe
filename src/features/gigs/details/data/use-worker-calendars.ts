import { useQueries } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { sessionsOfPlace } from '@/shared/work-review/place-sessions.ts'
import { createRankedLimit } from '@/lib/ranked-limit.ts'

/** The most workers whose days are read. */
const mostCalendars = 100

/** How many of them are read at the same time. */
const mostAtATime = 3

/**
 * The days of each hired worker, by the place's id; those who work in a month are read before the others. What is not read yet or cannot be read is
 * missing; `failed` says how many.
 * @param month the visible month, 'YYYY-MM'
 */
export function useWorkerCalendars(places: readonly WorkerGig[], gig: Gig, month: string) {
  const api = useApi()
  // A cancelled place has no days to come, and takes the turn of nobody.
  const isCancelled = ({ status }: WorkerGig) => Number(status === 'cancelled')
  const read = places.toSorted((one, other) => isCancelled(one) - isCancelled(other)).slice(0, mostCalendars)
  const [limit] = useState(() => createRankedLimit(mostAtATime))
  const inMonth = useRef<ReadonlySet<string>>(new Set())
  useLayoutEffect(() => {
    const visible = read.filter((place) => sessionsOfPlace(place, gig).some(({ date }) => date.startsWith(month)))
    inMonth.current = new Set(visible.map(({ id }) => id))
  })
  return useQueries({
    queries: read.map(({ id, gigId }) => {
      const input = { params: { id: gigId, x: id } }
      return {
        ...queryFor(api, gigPeople.getCalendar, input),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          limit(
            () => api.call(gigPeople.getCalendar, input, { signal }),
            () => (inMonth.current.has(id) ? 0 : 1),
          ),
      }
    }),
    combine: (results) => ({
      calendars: new Map(
        results.flatMap(({ data }, index) => {
          const place = read[index]
          return data === undefined || place === undefined ? [] : [[place.id, data.entries] as const]
        }),
      ),
      failed: results.filter(({ data, error }) => data === undefined && error !== null).length,
      isFetching: results.some(({ isFetching }) => isFetching),
      retry: () => results.forEach((result) => result.error !== null && void result.refetch()),
    }),
  })
}
