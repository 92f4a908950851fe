import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryFor } from '@/api/client/hooks.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { billing } from '@/api/contract/endpoints/billing.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { planPayments } from '../model/plan-payments.ts'

/** Starts the queries of the billing page without waiting. */
export function startBilling({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const client = context.get(queryClientContext)
  if (api.session.store.getState().user?.employerId) {
    void client.prefetchQuery(queryFor(api, billing.getPlans, {}))
    void client.prefetchQuery(queryFor(api, payments.list, planPayments))
  }
  return null
}
