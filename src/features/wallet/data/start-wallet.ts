import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryFor } from '@/api/client/hooks.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { recentQuery } from './recent-query.ts'

/** Starts the queries of the wallet page without waiting. */
export function startWallet({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const client = context.get(queryClientContext)
  if (api.session.store.getState().user?.employerId) {
    void client.prefetchQuery(queryFor(api, payments.list, recentQuery))
    void client.prefetchQuery(queryFor(api, dashboard.getOnboardingStatus, {}))
  }
  return null
}
