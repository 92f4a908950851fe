import { skipToken } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor, useRead } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import type { AllRows } from '@/shared/all-pages/all-pages.ts'
import { isEnded } from '../../model/gig-copy.ts'
import { applicantsQuery, readEvery, savedWorkersQuery, workerGigsQuery } from '@/shared/people/people-queries.ts'
import { partKeyOf } from '@/shared/people/read-applicants.ts'

/** The applicants of a Gig, read again at an interval while the Gig is active and the tab is visible. */
export function useApplicants(gig: Gig) {
  return useRead<AllRows<Applicant>>({
    ...applicantsQuery(useApi(), gig.id),
    refetchInterval: isEnded(gig) ? false : readEvery,
  })
}

/**
 * The applicants as they are shown: while they are read for the first time, those of the first pages. These are complete up to the last of them in the
 * order of the server, so only a list in that order may show them.
 */
export function useApplicantsAsRead(gig: Gig) {
  const api = useApi()
  const all = useApplicants(gig)
  const part = useRead<AllRows<Applicant>>({
    queryKey: partKeyOf(applicantsQuery(api, gig.id).queryKey),
    queryFn: skipToken,
  })
  return {
    all,
    /** Undefined once all are read. */
    part:
      all.data === undefined && part.data ? { ...all, data: part.data, dataUpdatedAt: part.dataUpdatedAt } : undefined,
  }
}

/** The hired places of a Gig, read again in the same way. */
export function useWorkerGigs(gig: Gig) {
  return useRead<AllRows<WorkerGig>>({
    ...workerGigsQuery(useApi(), gig.id),
    refetchInterval: isEnded(gig) ? false : readEvery,
  })
}

/** The invitations to a Gig without an application, read again in the same way. @param enabled whether any are of interest */
export function useInvitations(gig: Gig, enabled: boolean) {
  return useRead({
    ...queryFor(useApi(), gigPeople.listInvitations, { params: { id: gig.id } }),
    enabled,
    refetchInterval: isEnded(gig) ? false : readEvery,
  })
}

/** The workers the employer has saved. */
export const useEverySavedWorker = () => useRead<AllRows<WorkerProfile>>(savedWorkersQuery(useApi()))
