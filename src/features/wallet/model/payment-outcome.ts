import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { netAmount } from '@/shared/net-amount.ts'
import { failedPayment, leftPaymentPage } from '@/shared/payments/failure-copy.ts'
import { isFinal } from '@/shared/transaction-status.ts'
import { formatNaira } from '@/lib/money.ts'

export interface PaymentOutcome {
  /** `funded`: the wallet was credited. `not funded`: the payment failed or was abandoned. `withdrawn`: the money is sent to the bank, or has arrived there. */
  kind: 'funded' | 'not funded' | 'withdrawn'
  /** The amount and where it is, or that the payment was not made. */
  heading: string
  /** Why the payment was not made. */
  text?: string
}

/** What came of a funding or a withdrawal that the employer has just made; undefined where its details say it better. */
export function paymentOutcome(transaction: PaymentTransaction): PaymentOutcome | undefined {
  const { type, status } = transaction
  const netKobo = netAmount(transaction)
  const isPaid = status === 'success'
  if (type === 'wallet_funding' && isPaid && netKobo !== undefined) {
    return { kind: 'funded', heading: `${formatNaira(netKobo)} is in your wallet` }
  }
  if (type === 'wallet_funding' && status === 'failed') {
    return { kind: 'not funded', heading: 'Payment failed', text: failedPayment(transaction) }
  }
  if (type === 'wallet_funding' && status === 'abandoned') {
    const text = transaction.failureReason ?? leftPaymentPage
    return { kind: 'not funded', heading: 'Payment not completed', text }
  }
  if (type === 'withdrawal' && netKobo !== undefined && (isPaid || !isFinal(transaction))) {
    const place = isPaid ? 'was sent to your bank' : 'is on its way to your bank'
    return { kind: 'withdrawn', heading: `${formatNaira(netKobo)} ${place}` }
  }
  return undefined
}
