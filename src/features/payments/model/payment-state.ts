import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { isFinal } from '@/domain/transaction-status.ts'

/** The rows of the table in docs/product/payment-status.md, that know the payment. */
export type PaymentState = 'confirming' | 'stillConfirming' | 'success' | 'failed' | 'abandoned' | 'reversed'

const outcomes = ['success', 'failed', 'abandoned', 'reversed'] as const

/**
 * The state a payment is shown in. An end nobody knows is shown as not confirmed, because it must not be paid again.
 * @param isLate whether it was waited for as long as the product waits
 */
export function paymentState(payment: Pick<PaymentTransaction, 'status' | 'final'>, isLate: boolean): PaymentState {
  if (!isFinal(payment)) return isLate ? 'stillConfirming' : 'confirming'
  return outcomes.find((outcome) => outcome === payment.status) ?? 'stillConfirming'
}

/** What was paid for, as far as words and links depend on it. It is the payment's own, whatever page it is shown on. */
export type PaymentPurpose = 'plan' | 'gig' | 'other'

export function paymentPurpose({ type }: Pick<PaymentTransaction, 'type'>): PaymentPurpose {
  if (type === 'subscription') return 'plan'
  return type === 'gig_payment' ? 'gig' : 'other'
}

/** The payment for the same purpose that may still arrive: then nothing offers to pay again (docs/product/rules.md#money-movement). */
export function otherUnderWay(
  payment: PaymentTransaction,
  others: readonly PaymentTransaction[],
): PaymentTransaction | undefined {
  return others.find(
    (one) =>
      one.id !== payment.id &&
      one.type === payment.type &&
      (one.gigId ?? null) === (payment.gigId ?? null) &&
      !isFinal(one),
  )
}
