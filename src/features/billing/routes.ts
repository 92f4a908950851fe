import type { RouteObject } from 'react-router-dom'

/** Plans and their payments (spec S2-31). The plan itself is read by the shell. The loader is loaded beside the page: no other page needs its calls. */
export const billingRoutes: RouteObject[] = [
  {
    path: 'billing-subscription',
    handle: { title: 'Billing and subscription' },
    // A tab is another address of the same page, so its data need not be read again.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    loader: async (input) => (await import('./data/start-billing.ts')).startBilling(input),
    lazy: async () => ({ Component: (await import('./screens/billing-screen.tsx')).BillingScreen }),
  },
]
