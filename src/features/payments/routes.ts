import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'

const loader = async (input: LoaderFunctionArgs) => (await import('./data/start-payment.ts')).startPayment(input)

/**
 * The status page of a payment, at the two addresses that payment pages return to (spec S2-69). The loader is loaded beside the page: no other
 * page needs its call.
 */
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
