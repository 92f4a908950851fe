import { useEffect, useEffectEvent, useState } from 'react'
import { useApiMutation, useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { usePaymentPolling } from '@/shared/payments/payment-polling.ts'
import { useUnfinishedPayments } from '@/shared/payments/use-unfinished-payments.ts'
import { isFinal } from '@/shared/transaction-status.ts'
import { isForSamePurpose, paymentPurpose } from '../model/payment-state.ts'

/** A payment by its reference, read again while it is not final, and checked once with the provider when it was abandoned. */
export function usePayment(reference: string) {
  const query = useApiQuery(payments.get, { params: { id: reference } })
  const check = useApiMutation(payments.verify)
  const isSettled = query.data !== undefined && isFinal(query.data)
  const isLate = usePaymentPolling({
    enabled: query.data !== undefined && !isSettled,
    pollKey: reference,
    // A pending read is not restarted: on a slow network it would never finish.
    onRead: () => void query.refetch({ cancelRefetch: false }),
  })

  // A payment may complete just after it was abandoned: the server checks once more with the provider, and only that answer is shown.
  const askAgain = useApiMutation(payments.verify, { success: false, failure: false })
  const givenUp =
    isSettled && (query.data.status === 'abandoned' || query.data.status === 'failed') ? reference : undefined
  const askOnce = useEffectEvent((id: string) => askAgain.mutate({ params: { id }, body: {} }))
  useEffect(() => {
    if (givenUp !== undefined) askOnce(givenUp)
  }, [givenUp])

  return {
    query,
    isLate,
    /** 'Check again': the server asks the provider. */
    check: () => check.mutate({ params: { id: reference }, body: {} }),
    isChecking: check.isPending,
  }
}

/** The present plan after a payment for a plan; undefined until it was read after the payment. Later reads keep it. */
export function usePlanNow(payment: PaymentTransaction | undefined) {
  const enabled = payment?.status === 'success' && paymentPurpose(payment) === 'plan'
  const wallet = useApiQuery(dashboard.getWallet, {}, { enabled })
  const reference = enabled ? payment.reference : undefined
  const [readAfter, setReadAfter] = useState<string>()
  const isRead = wallet.data !== undefined && !wallet.isFetching
  if (isRead && reference !== readAfter) setReadAfter(reference)
  return isRead || (reference !== undefined && reference === readAfter) ? wallet.data?.subscription : undefined
}

/** The status of the Gig that a payment has paid for, read again until it has opened; undefined while it is not known, or the payment is not. */
export function usePaidGigStatus(payment: PaymentTransaction | undefined): string | undefined {
  const isForGig = payment?.status === 'success' && paymentPurpose(payment) === 'gig'
  const id = isForGig ? (payment.gigId ?? '') : ''
  const gig = useApiQuery(gigs.get, { params: { id } }, { enabled: id !== '' })
  usePaymentPolling({
    enabled: gig.data?.status === 'pending_payment',
    pollKey: id,
    onRead: () => void gig.refetch({ cancelRefetch: false }),
  })
  return gig.data?.status
}

/** Whether this payment may be made again: only when no other payment for the same purpose is known to be pending. */
export function usePaymentRetry(payment: PaymentTransaction) {
  const { type } = payment
  const enabled =
    isFinal(payment) &&
    payment.status !== 'success' &&
    (type === 'subscription' || type === 'gig_payment' || type === 'wallet_funding')
  const others = useUnfinishedPayments(
    { query: { limit: 50, ...(enabled && { type }) } },
    { enabled, includes: (other) => isForSamePurpose(payment, other) },
  )
  return {
    may: others.noneKnown,
    /** The pending payment. */
    underWay: others.payment,
    /** Pending payments could not be read. */
    isUnread: others.hasFailed,
    /** They are read. What `may` offers is checked again where it is paid. */
    isReading: others.isReading,
    read: others.read,
  }
}
