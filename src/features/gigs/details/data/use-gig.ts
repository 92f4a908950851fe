import { useApi } from '@/api/client/api-context.ts'
import { queryFor, useRead } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { readEvery } from '@/shared/people/people-queries.ts'
import { isEnded } from '../../model/gig-copy.ts'

/** Reads one Gig, and again at an interval while it can still change and the tab is visible: applicants arrive, payments are booked. */
export function useGig(id: string, { enabled = true }: { enabled?: boolean } = {}) {
  const api = useApi()
  return useRead({
    ...queryFor(api, gigs.get, { params: { id } }),
    enabled,
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isEnded(data) || data.status === 'draft' ? false : readEvery,
  })
}
