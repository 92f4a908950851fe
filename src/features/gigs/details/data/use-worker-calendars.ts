import { useQueries } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'

/** The most workers whose days are read. */
const mostCalendars = 100

/** The days of each hired worker, by the place's id. What is not read yet or cannot be read is missing; `failed` says how many. */
export function useWorkerCalendars(places: readonly WorkerGig[]) {
  const api = useApi()
  const read = places.slice(0, mostCalendars)
  return useQueries({
    queries: read.map(({ id, gigId }) => queryFor(api, gigPeople.getCalendar, { params: { id: gigId, x: id } })),
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
