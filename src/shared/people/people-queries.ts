import type { QueryFunctionContext } from '@tanstack/react-query'
import type { ApiClient } from '@/api/client/call.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import { type AllRows, allPagesLimits, createAllPagesReader } from '@/shared/all-pages/all-pages.ts'
import { readApplicants } from './read-applicants.ts'

/** How often a Gig and its people are read again while they can change and the tab is visible, in ms. */
export const readEvery = 20_000

/** The most people that a Gig's lists show (docs/product/gig-details.md). */
export const mostPeople = 1000

const noProgress = () => undefined

/** Every applicant of a Gig, up to 1,000. */
export const applicantsQuery = (api: ApiClient, id: string) => ({
  queryKey: [...queryKeyStart(api, gigPeople.listApplicants), { gig: id }],
  queryFn: (reading: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>) =>
    readApplicants(api, id, mostPeople, reading),
  // A decision answers with the applicant, so that up to ten pages need not be read again for it.
  meta: { reads: gigPeople.listApplicants.reads, takesResults: true },
})

/** One applicant of a Gig who is not among the first 1,000: the only row, or none where there is no such applicant. */
export const applicantBeyondQuery = (api: ApiClient, gigId: string, id: string) => ({
  queryKey: [...queryKeyStart(api, gigPeople.listApplicants), { gig: gigId, beyond: id }],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AllRows<Applicant>> => {
    for (let skip = mostPeople; ; skip += allPagesLimits.pageSize) {
      const query = { limit: allPagesLimits.pageSize, skip }
      const { applicants } = await api.call(gigPeople.listApplicants, { params: { id: gigId }, query }, { signal })
      const rows = applicants.filter((applicant) => applicant.id === id)
      if (rows.length > 0 || applicants.length === 0) return { rows, total: rows.length }
    }
  },
  meta: { reads: gigPeople.listApplicants.reads, takesResults: true },
})

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
    }, mostPeople)({ signal, onProgress: noProgress }),
  meta: { reads: gigPeople.listWorkerGigs.reads },
})

/** Every saved worker, the latest saved first, up to 1,000. */
export const savedWorkersQuery = (api: ApiClient) => ({
  queryKey: [...queryKeyStart(api, workers.listFavorites), { all: true }],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    createAllPagesReader(async (query) => {
      const { workers: rows, totalWorker: total } = await api.call(workers.listFavorites, { query }, { signal })
      return { rows, total }
    }, mostPeople)({ signal, onProgress: noProgress }),
  meta: { reads: workers.listFavorites.reads },
})
