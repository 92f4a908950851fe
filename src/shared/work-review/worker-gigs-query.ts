import type { ApiClient } from '@/api/client/call.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { createAllPagesReader } from '../all-pages/all-pages.ts'

/** The most hired places that are read of one Gig. */
const mostPlaces = 1000

const noProgress = () => undefined

/** Every hired place of a Gig. */
export const workerGigsQuery = (api: ApiClient, id: string) => ({
  queryKey: [...queryKeyStart(api, gigPeople.listWorkerGigs), { gig: id }],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    createAllPagesReader(async (query) => {
      const { workerGigs, totalWorkerGig } = await api.call(
        gigPeople.listWorkerGigs,
        { params: { id }, query },
        { signal },
      )
      return { rows: workerGigs, total: totalWorkerGig }
    }, mostPlaces)({ signal, onProgress: noProgress }),
  meta: { reads: gigPeople.listWorkerGigs.reads },
})
