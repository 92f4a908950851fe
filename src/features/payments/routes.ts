import { type ComponentType, createElement } from 'react'
import { paths } from '@/shared/paths.ts'
import { defineScreen, type ScreenReads } from '@/shared/screen/define-screen.ts'
import type { PayAgainProps } from './parts/payment-actions.tsx'

const reads: readonly ScreenReads[] = [async (at) => (await import('./data/payment-reads.ts')).paymentReads(at)]

/**
 * The status page of a payment, at the two addresses that payment pages return to (spec S2-69).
 * @param PayGig the dialog that pays for a Gig, which belongs to another slice
 */
export const paymentRoutes = (PayGig: ComponentType<PayAgainProps>) => [
  defineScreen({
    path: paths.billingTransactionStatus(),
    title: 'Payment status',
    reads,
    load: async () => {
      const { PlanPaymentStatusScreen } = await import('./screens/plan-payment-status-screen.tsx')
      return () => createElement(PlanPaymentStatusScreen, { PayGig })
    },
  }),
  defineScreen({
    path: paths.postGigTransactionStatus(),
    title: 'Payment status',
    reads,
    load: async () => {
      const { GigPaymentStatusScreen } = await import('./screens/gig-payment-status-screen.tsx')
      return () => createElement(GigPaymentStatusScreen, { PayGig })
    },
  }),
]
