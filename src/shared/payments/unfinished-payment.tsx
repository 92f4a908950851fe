import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { ResumePaymentAlert } from './resume-payment-alert.tsx'
import { UnfinishedPaymentAlert } from './unfinished-payment-alert.tsx'
import { continuation } from './use-unfinished-payments.ts'

interface UnfinishedPaymentProps {
  payment: PaymentTransaction
  /** Names the payment: 'Reference MQ-P-9'. */
  name: string
  /** The page of the payment's status; omitted where the main button of the page leads to it. */
  href?: string | undefined
}

/** A payment may still arrive: replaces every offer of another payment. One that was left before paying can be continued. */
export function UnfinishedPayment({ payment, name, href }: UnfinishedPaymentProps) {
  const goOn = continuation(payment)
  return goOn ? (
    <ResumePaymentAlert payment={name} href={href} onContinue={goOn} />
  ) : (
    <UnfinishedPaymentAlert href={href}>{`Do not pay again. ${name}.`}</UnfinishedPaymentAlert>
  )
}
