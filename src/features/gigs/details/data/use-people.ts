import { useQuery } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiError } from '@/api/client/api-error.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { type AllRows, createAllPagesReader } from '@/shared/all-pages/all-pages.ts'
import { isEnded } from '../model/gig-copy.ts'
import { readEvery } from './use-gig.ts'

/** The most people that a Gig's lists show (docs/product/gig-details.md). */
export const mostPeople = 1000

const noProgress = () => undefined

/** Every applicant of a Gig, up to 1,000, read again at an interval while the Gig is active and the tab is visible. */
export function useApplicants(gig: Gig) {
  const api = useApi()
  return useQuery<AllRows<Applicant>, ApiError>({
    queryKey: [...queryKeyStart(api, gigPeople.listApplicants), { gig: gig.id }],
    queryFn: ({ signal }) =>
      createAllPagesReader(async (query) => {
        const { applicants, totalApplicant } = await api.call(
          gigPeople.listApplicants,
          { params: { id: gig.id }, query },
          { signal },
        )
        return { rows: applicants, total: totalApplicant }
      }, mostPeople)({ signal, onProgress: noProgress }),
    meta: { reads: gigPeople.listApplicants.reads },
    refetchInterval: isEnded(gig) ? false : readEvery,
  })
}

/** Every hired place of a Gig. */
export function useWorkerGigs(gig: Gig) {
  const api = useApi()
  return useQuery<AllRows<WorkerGig>, ApiError>({
    queryKey: [...queryKeyStart(api, gigPeople.listWorkerGigs), { gig: gig.id }],
    queryFn: ({ signal }) =>
      createAllPagesReader(async (query) => {
        const { workerGigs, totalWorkerGig } = await api.call(
          gigPeople.listWorkerGigs,
          { params: { id: gig.id }, query },
          { signal },
        )
        return { rows: workerGigs, total: totalWorkerGig }
      }, mostPeople)({ signal, onProgress: noProgress }),
    meta: { reads: gigPeople.listWorkerGigs.reads },
    refetchInterval: isEnded(gig) ? false : readEvery,
  })
}
