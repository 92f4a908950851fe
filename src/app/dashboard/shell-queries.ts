import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@/api/client/call.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { firstPage } from '@/features/notifications/first-page.ts'

/**
 * Starts the queries of sidebar and top bar without waiting, concurrently with the page's chunk. Without an employer
 * no call is possible, so none starts.
 */
export function startShellQueries(api: ApiClient, queryClient: QueryClient): null {
  if (!api.session.store.getState().user?.employerId) return null
  void queryClient.prefetchQuery(queryFor(api, company.getCompanyProfile, {}))
  void queryClient.prefetchQuery(queryFor(api, dashboard.getWallet, {}))
  void queryClient.prefetchQuery(queryFor(api, notifications.list, firstPage))
  return null
}
