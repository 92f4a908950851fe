import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@/api/client/call.ts'
import { queryFor, useApiQuery } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { QueryLike } from '@/domain/query-view/query-view.tsx'
import { attention, type AttentionFacts } from '../model/attention.ts'

/** The most rows that the server returns for one call. */
const most = { query: { limit: 100 } }

/** Work to review and new applicants as one read: 'all caught up' is shown only when both are known. */
export function useAttention(): QueryLike<AttentionFacts> {
  const tasks = useApiQuery(gigPeople.listPendingWorkerGigs, most)
  const applicants = useApiQuery(gigPeople.listPendingApplicants, most)
  const isLoaded = tasks.data !== undefined && applicants.data !== undefined
  return {
    data: isLoaded ? attention(tasks.data, applicants.data) : undefined,
    error: tasks.error ?? applicants.error,
    isFetching: tasks.isFetching || applicants.isFetching,
    dataUpdatedAt: Math.min(tasks.dataUpdatedAt, applicants.dataUpdatedAt),
    refetch: () =>
      Promise.all([tasks, applicants].filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  }
}

/** Starts the reads of `useAttention` before the list is shown. Without an employer no request is sent. */
export function prefetchAttention(api: ApiClient, client: QueryClient): void {
  if (!api.session.store.getState().user?.employerId) return
  void client.prefetchQuery(queryFor(api, gigPeople.listPendingWorkerGigs, most))
  void client.prefetchQuery(queryFor(api, gigPeople.listPendingApplicants, most))
}
