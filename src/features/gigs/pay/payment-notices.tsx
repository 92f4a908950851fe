import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { paths } from '@/shared/paths.ts'
import { UnfinishedPaymentAlert } from '@/shared/payments/unfinished-payment-alert.tsx'
import { continuation } from '@/shared/payments/use-unfinished-payments.ts'
import { WriteButton } from '@/shared/write-button.tsx'

interface UnfinishedPaymentProps {
  payment: PaymentTransaction
  /** False when the main button of the page leads to the payment's status. */
  linked?: boolean
}

/** The payment of this Gig may still arrive: replaces every offer of another payment. One that was left before paying can be continued. */
export function UnfinishedPayment({ payment, linked = true }: UnfinishedPaymentProps) {
  const goOn = continuation(payment)
  if (goOn) {
    return (
      <Alert
        tone="warning"
        role="status"
        title="We have received no payment yet"
        action={
          <WriteButton size="sm" variant="outline" onClick={goOn}>
            Continue payment
          </WriteButton>
        }
      >
        {`If you left the payment page before paying, continue there. If you have paid, do not pay again. Reference ${payment.reference}.`}
      </Alert>
    )
  }
  return (
    <UnfinishedPaymentAlert href={linked ? paths.postGigTransactionStatus(payment.reference) : undefined}>
      {`Do not pay again. Reference ${payment.reference}.`}
    </UnfinishedPaymentAlert>
  )
}
