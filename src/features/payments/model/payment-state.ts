import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { isFinal } from '@/shared/transaction-status.ts'

/** The rows of the table in docs/product/payment-status.md for a known payment. */
export type PaymentState = 'confirming' | 'stillConfirming' | 'success' | 'failed' | 'abandoned' | 'reversed'

const outcomes = ['success', 'failed', 'abandoned', 'reversed'] as const

/**
 * The state a payment is shown in. An unknown final status is shown as not confirmed, because it must not be paid again.
 * @param isLate whether the waiting time of the product has passed
 */
export function paymentState(payment: Pick<PaymentTransaction, 'status' | 'final'>, isLate: boolean): PaymentState {
  if (!isFinal(payment)) return isLate ? 'stillConfirming' : 'confirming'
  return outcomes.find((outcome) => outcome === payment.status) ?? 'stillConfirming'
}

/** The purpose of the payment, as far as copy and links depend on it. It comes from the payment, whichever page shows it. */
export type PaymentPurpose = 'plan' | 'gig' | 'other'

export function paymentPurpose({ type }: Pick<PaymentTransaction, 'type'>): PaymentPurpose {
  if (type === 'subscription') return 'plan'
  return type === 'gig_payment' ? 'gig' : 'other'
}

/** Whether another payment is for the same purpose: while it may still arrive, paying again is not offered (docs/product/rules.md#money-movement). */
export const isForSamePurpose = (payment: PaymentTransaction, other: PaymentTransaction): boolean =>
  other.id !== payment.id && other.type === payment.type && (other.gigId ?? null) === (payment.gigId ?? null)
