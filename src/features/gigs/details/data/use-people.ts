import { useQuery } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiError } from '@/api/client/api-error.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import type { AllRows } from '@/shared/all-pages/all-pages.ts'
import { isEnded } from '../model/gig-copy.ts'
import { applicantsQuery, savedWorkersQuery, workerGigsQuery } from '@/shared/people/people-queries.ts'
import { readEvery } from './use-gig.ts'

/** The applicants of a Gig, read again at an interval while the Gig is active and the tab is visible. */
export function useApplicants(gig: Gig) {
  return useQuery<AllRows<Applicant>, ApiError>({
    ...applicantsQuery(useApi(), gig.id),
    refetchInterval: isEnded(gig) ? false : readEvery,
  })
}

/** The hired places of a Gig, read again in the same way. */
export function useWorkerGigs(gig: Gig) {
  return useQuery<AllRows<WorkerGig>, ApiError>({
    ...workerGigsQuery(useApi(), gig.id),
    refetchInterval: isEnded(gig) ? false : readEvery,
  })
}

/** The workers the employer has saved. */
export const useEverySavedWorker = () => useQuery<AllRows<WorkerProfile>, ApiError>(savedWorkersQuery(useApi()))
