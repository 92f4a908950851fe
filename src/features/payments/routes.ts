import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { queryFor } from '@/api/client/hooks.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { referenceIn } from './model/payment-reference.ts'

/** Starts reading the payment in parallel with loading the page's code, because the payment is all the page shows. */
function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const reference = referenceIn(new URL(request.url).searchParams)
  if (reference !== undefined && api.session.store.getState().user?.employerId) {
    void context.get(queryClientContext).prefetchQuery(queryFor(api, payments.get, { params: { id: reference } }))
  }
  return null
}

/** The status page of a payment, at the two addresses that payment pages return to (spec S2-69). */
export const paymentRoutes: RouteObject[] = [
  {
    path: 'billing-subscription/transaction-status',
    handle: { title: 'Payment status' },
    loader,
    lazy: async () => ({
      Component: (await import('./screens/plan-payment-status-screen.tsx')).PlanPaymentStatusScreen,
    }),
  },
  {
    path: 'post-gig/transaction-status',
    handle: { title: 'Payment status' },
    loader,
    lazy: async () => ({ Component: (await import('./screens/gig-payment-status-screen.tsx')).GigPaymentStatusScreen }),
  },
]
