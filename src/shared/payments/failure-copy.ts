import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'

/** Why a payment was abandoned, unless the server says more. */
export const leftPaymentPage = 'You left the payment page before paying.'

/**
 * That a payment failed, and why. It never claims that no money moved (docs/product/rules.md#money-movement).
 * @param message says so of another movement of money
 */
export const failedPayment = (
  { reference, failureReason }: Pick<PaymentTransaction, 'reference' | 'failureReason'>,
  message = `This payment did not go through. If your bank shows a debit, keep this reference: ${reference}. Debits for failed payments are normally returned by your bank.`,
): string => (failureReason ? `${message} Reason: ${failureReason}` : message)
