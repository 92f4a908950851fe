import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { usePaymentPolling } from '@/shared/payment-polling.ts'
import { isFinal } from '@/shared/transaction-status.ts'

/**
 * The payment for a Gig that may still arrive, if there is one. Until it is final, no second payment is offered and the Gig stays (docs/product/rules.md#money-movement
 * and 2). Once it is final, the Gig is read again.
 * @param gigId undefined when no payment is due
 */
export function useUnfinishedGigPayment(gigId: string | undefined) {
  const client = useQueryClient()
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

  const waitedFor = useRef(reference)
  const readGig = useEffectEvent(() => invalidateReads(client, ['gig', 'gig-analytics', 'wallet', 'onboarding']))
  useEffect(() => {
    if (waitedFor.current !== undefined && reference === undefined) readGig()
    waitedFor.current = reference
  }, [reference])

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
