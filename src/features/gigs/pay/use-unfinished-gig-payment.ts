import { useUnfinishedPayments } from '@/shared/payments/use-unfinished-payments.ts'

/**
 * The payment for a Gig that may still arrive, if there is one: until it is final, the Gig stays as it is.
 * @param gigId undefined when no payment is due
 * @param isSending whether this page is sending a payment itself: until the browser has left for the payment page, that one is not shown
 */
export function useUnfinishedGigPayment(gigId: string | undefined, isSending = false) {
  const { transactions, ...unfinished } = useUnfinishedPayments(
    { query: { gigId, type: 'gig_payment', limit: 100 } },
    // A server without this filter returns the payments of all Gigs.
    { enabled: gigId !== undefined, includes: (payment) => payment.gigId === gigId },
  )
  /** The payment that has paid for the Gig, once it became final. */
  const paid = transactions?.find((payment) => payment.gigId === gigId && payment.status === 'success')
  const payment = isSending ? undefined : unfinished.payment
  return { ...unfinished, payment, paid, hasFailed: unfinished.hasFailed && paid === undefined }
}
