import { paths } from '@/shared/paths.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'

/** Plans and their payments (spec S2-31). */
export const billingRoutes = [
  defineScreen({
    path: paths.billing(),
    title: 'Billing and subscription',
    reads: [async (at) => (await import('./data/billing-reads.ts')).billingReads(at)],
    load: async () => (await import('./screens/billing-screen.tsx')).BillingScreen,
  }),
]
