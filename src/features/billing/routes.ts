import type { RouteObject } from 'react-router-dom'
import { queryFor } from '@/api/client/hooks.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { billing } from '@/api/contract/endpoints/billing.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { planPayments } from './model/plan-payments.ts'

/** Plans and their payments (spec S2-31). The plan itself is read by the shell. */
export const billingRoutes: RouteObject[] = [
  {
    path: 'billing-subscription',
    handle: { title: 'Billing and subscription' },
    loader: ({ context }) => {
      const api = context.get(apiContext)
      const client = context.get(queryClientContext)
      if (api.session.store.getState().user?.employerId) {
        void client.prefetchQuery(queryFor(api, billing.getPlans, {}))
        void client.prefetchQuery(queryFor(api, payments.list, planPayments))
      }
      return null
    },
    // A tab is another address of the same page, so its data need not be read again.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => ({ Component: (await import('./screens/billing-screen.tsx')).BillingScreen }),
  },
]
