import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { paths } from '@/shared/paths.ts'

interface UnfinishedPaymentProps {
  payment: PaymentTransaction
  /** False when the main button of the page leads to the payment's status. */
  linked?: boolean
}

/** The payment of this Gig may still arrive: replaces every offer to pay. */
export function UnfinishedPayment({ payment, linked = true }: UnfinishedPaymentProps) {
  return (
    <Alert
      tone="warning"
      role="status"
      title="Your payment is still being confirmed"
      action={
        linked ? (
          <ButtonLink
            size="sm"
            variant="outline"
            tone="neutral"
            href={paths.postGigTransactionStatus(payment.reference)}
          >
            Check status
          </ButtonLink>
        ) : undefined
      }
    >
      {`Do not pay again. Reference ${payment.reference}.`}
    </Alert>
  )
}
