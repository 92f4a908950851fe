import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { paths } from '@/shared/paths.ts'
import { PaymentCheckFailedAlert } from '@/shared/payments/payment-check-failed-alert.tsx'
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
      <Alert
        tone="warning"
        role="status"
        title={`Another payment ${purpose === 'other' ? '' : `for this ${purpose === 'plan' ? 'plan' : 'Gig'} `}is still being confirmed`}
        action={
          <ButtonLink size="sm" variant="outline" tone="neutral" href={statusOf(pendingPayment.reference)}>
            Check status
          </ButtonLink>
        }
      >
        Do not pay again.
      </Alert>
    )
  }
  return isUnread ? <PaymentCheckFailedAlert isReading={isReading} onRead={read} /> : null
}
