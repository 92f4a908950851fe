import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { paths } from '@/shared/paths.ts'

/** A payment for the plan may still arrive: replaces every offer to pay. */
export function UnfinishedNotice({ payment }: { payment: PaymentTransaction }) {
  return (
    <Alert
      tone="warning"
      role="status"
      title="Your payment is still being confirmed"
      action={
        <ButtonLink size="sm" variant="outline" tone="neutral" href={paths.billingTransactionStatus(payment.reference)}>
          Check status
        </ButtonLink>
      }
    >
      {`Do not pay again. ${payment.description}, reference ${payment.reference}.`}
    </Alert>
  )
}
