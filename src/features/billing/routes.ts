import type { RouteObject } from 'react-router-dom'

/** Plans and their payments (section 2). */
export const billingRoutes: RouteObject[] = [
  {
    path: 'billing-subscription',
    handle: { title: 'Billing and subscription' },
    lazy: async () => ({ Component: (await import('./screens/billing-screen.tsx')).BillingScreen }),
  },
  {
    path: 'billing-subscription/transaction-status',
    handle: { title: 'Payment status' },
    lazy: async () => ({ Component: (await import('./screens/plan-payment-status-screen.tsx')).PlanPaymentStatusScreen }),
  },
]
