import { useApiQuery } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { usePaymentPolling } from '@/shared/payment-polling.ts'
import { isFinal } from '@/shared/transaction-status.ts'

/**
 * The payment for a Gig that may still arrive, if there is one. Until it is final, no second payment is offered and the Gig stays (docs/product/rules.md#money-movement
 * and 2).
 * @param gigId undefined when no payment is due
 */
export function useUnfinishedGigPayment(gigId: string | undefined) {
  const list = useApiQuery(
    payments.list,
    { query: { gigId, type: 'gig_payment', limit: 100 } },
    { enabled: gigId !== undefined },
  )
  // A server without this filter returns the payments of all Gigs.
  const payment = list.data?.transactions.find((transaction) => transaction.gigId === gigId && !isFinal(transaction))
  const paid = list.data?.transactions.find(
    (transaction) => transaction.gigId === gigId && transaction.status === 'success',
  )
  const reference = payment?.reference
  usePaymentPolling({
    enabled: reference !== undefined,
    pollKey: reference ?? '',
    onRead: () => void list.refetch({ cancelRefetch: false }),
  })

  return {
    payment,
    /** The payment that has paid for the Gig, once it became final. */
    paid,
    /** False also when payments could not be read: then paying is not allowed. */
    isLoaded: list.data !== undefined && !list.isError,
    hasFailed: list.isError && payment === undefined && paid === undefined,
    isReading: list.isFetching,
    read: () => void list.refetch(),
  }
}
