import { type ComponentType, createElement } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { PayAgainProps } from './parts/payment-actions.tsx'

const loader = async (input: LoaderFunctionArgs) => (await import('./data/start-payment.ts')).startPayment(input)

/**
 * The status page of a payment, at the two addresses that payment pages return to (spec S2-69). The loader is loaded beside the page: no other
 * page needs its call.
 * @param PayGig the dialog that pays for a Gig, which belongs to another slice
 */
export const paymentRoutes = (PayGig: ComponentType<PayAgainProps>): RouteObject[] => [
  {
    path: 'billing-subscription/transaction-status',
    handle: { title: 'Payment status' },
    loader,
    lazy: async () => {
      const { PlanPaymentStatusScreen } = await import('./screens/plan-payment-status-screen.tsx')
      return { element: createElement(PlanPaymentStatusScreen, { PayGig }) }
    },
  },
  {
    path: 'post-gig/transaction-status',
    handle: { title: 'Payment status' },
    loader,
    lazy: async () => {
      const { GigPaymentStatusScreen } = await import('./screens/gig-payment-status-screen.tsx')
      return { element: createElement(GigPaymentStatusScreen, { PayGig }) }
    },
  },
]
