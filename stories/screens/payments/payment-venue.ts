import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { aSubscription, aWallet } from '@/api/mocks/factories.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'

export const planReference = 'MQ-S-0000000042'
export const gigReference = 'MQ-P-0000000043'

export const forPlan: Partial<PaymentTransaction> = {
  id: 'txn_42',
  reference: planReference,
  type: 'subscription',
  direction: 'debit',
  amountKobo: 1_500_000,
  description: 'Premium plan, 1 month',
  planCode: 'premium',
  channel: 'card',
}
export const forGig: Partial<PaymentTransaction> = {
  id: 'txn_43',
  reference: gigReference,
  type: 'gig_payment',
  direction: 'debit',
  amountKobo: 26_500_000,
  feeKobo: 1_500_000,
  description: 'Wedding photographer',
  gigId: 'gig_1',
  channel: 'card',
}

/** A venue on a Premium plan with this payment as the newest. */
export const venueAfter =
  (payment: Partial<PaymentTransaction>, ...others: Partial<PaymentTransaction>[]) =>
  () =>
    smallVenue({
      transactions: [payment, ...others].map((transaction) => aTransaction(transaction)),
      wallet: aWallet({
        subscription: aSubscription({
          gigCount: 10,
          gigUsed: 0,
          planCode: 'premium',
          priceKobo: 1_500_000,
          renewsAt: '2025-12-14T08:00:00+01:00',
        }),
      }),
    })
