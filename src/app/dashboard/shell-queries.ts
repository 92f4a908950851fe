import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@/api/client/call.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { firstPage } from '@/features/notifications/first-page.ts'

/**
 * Starts what sidebar and top bar read, without waiting: the answers travel while the page's chunk does. Without an employer
 * no call is possible, so none is started.
 */
export function startShellQueries(api: ApiClient, queryClient: QueryClient): null {
  if (!api.session.store.getState().user?.employerId) return null
  void queryClient.prefetchQuery(queryFor(api, company.getCompanyProfile, {}))
  void queryClient.prefetchQuery(queryFor(api, dashboard.getWallet, {}))
  void queryClient.prefetchQuery(queryFor(api, notifications.list, firstPage))
  return null
}
