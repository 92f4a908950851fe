import { paths } from '@/shared/paths.ts'
import { PaymentCheckFailedAlert } from '@/shared/payments/payment-check-failed-alert.tsx'
import { UnfinishedPaymentAlert } from '@/shared/payments/unfinished-payment-alert.tsx'
import type { usePaymentRetry } from '../data/use-payment.ts'
import { paymentPurpose } from '../model/payment-state.ts'

/** Why a payment that failed cannot be made again now, and how to continue; empty when it can. */
export function RetryUnavailable({
  retry: { underWay: pendingPayment, isUnread, isReading, read },
}: {
  retry: ReturnType<typeof usePaymentRetry>
}) {
  if (pendingPayment !== undefined) {
    const purpose = paymentPurpose(pendingPayment)
    const statusOf = purpose === 'plan' ? paths.billingTransactionStatus : paths.postGigTransactionStatus
    return (
      <UnfinishedPaymentAlert
        title={`Another payment ${purpose === 'other' ? '' : `for this ${purpose === 'plan' ? 'plan' : 'Gig'} `}is still being confirmed`}
        href={statusOf(pendingPayment.reference)}
      >
        Do not pay again.
      </UnfinishedPaymentAlert>
    )
  }
  return isUnread ? <PaymentCheckFailedAlert isReading={isReading} onRead={read} /> : null
}
