import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { paths } from '@/domain/paths.ts'
import { PaymentCheckFailedAlert } from '@/domain/payment-check-failed-alert.tsx'
import type { usePayingAgain } from '../data/use-payment.ts'
import { paymentPurpose } from '../model/payment-state.ts'

/** Why a payment that failed cannot be made again now, and how to continue; empty when it can. */
export function WhyNotAgain({
  again: { underWay, isUnread, isReading, read },
}: {
  again: ReturnType<typeof usePayingAgain>
}) {
  if (underWay !== undefined) {
    const purpose = paymentPurpose(underWay)
    const statusOf = purpose === 'plan' ? paths.billingTransactionStatus : paths.postGigTransactionStatus
    return (
      <Alert
        tone="warning"
        role="status"
        title={`Another payment ${purpose === 'other' ? '' : `for this ${purpose === 'plan' ? 'plan' : 'Gig'} `}is still being confirmed`}
        action={
          <ButtonLink size="sm" variant="outline" tone="neutral" href={statusOf(underWay.reference)}>
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
