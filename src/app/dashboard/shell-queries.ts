import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@/api/client/call.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { keepAnsweredDensity } from '@/shared/density.ts'
import type { ScreenLocation, ScreenQueries } from '@/shared/screen/define-screen.ts'
import { firstPage } from '@/features/notifications/first-page.ts'

/** The reads of sidebar and top bar. */
export const shellReads = ({ api }: Pick<ScreenLocation, 'api'>): ScreenQueries => [
  queryFor(api, company.getCompanyProfile, {}),
  queryFor(api, dashboard.getWallet, {}),
  queryFor(api, notifications.list, firstPage),
]

/**
 * Starts the queries of sidebar and top bar without waiting, concurrently with the page's chunk. Without an employer
 * no call is possible, so none starts.
 */
export function startShellQueries(api: ApiClient, queryClient: QueryClient): null {
  const employerId = api.session.store.getState().user?.employerId
  if (!employerId) return null
  for (const query of shellReads({ api })) void queryClient.prefetchQuery(query)
  // Joins the read that has just begun. Kept before the answer renders, so that rows which arrive with it have one height.
  queryClient.fetchQuery(queryFor(api, dashboard.getWallet, {})).then(
    ({ display }) => display && keepAnsweredDensity(employerId, display),
    () => undefined,
  )
  return null
}
