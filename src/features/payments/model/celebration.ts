import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { type PaidFor, paymentCopy } from './payment-copy.ts'

/** What a payment has made possible, as the lit sign says it. */
export interface Celebration {
  /** Names the event, for the record that it was shown. */
  event: string
  title: string
  text: string
}

/** A payment that was opened from an old mail is a record, not news. */
const newsMs = 24 * 3_600_000

/** What a payment is worth a lit sign for: a Gig that has gone live, a plan that has started; undefined otherwise. */
export function celebrationOf(
  payment: PaymentTransaction | undefined,
  paidFor: PaidFor,
  now: Date,
): Celebration | undefined {
  if (payment?.status !== 'success') return undefined
  if (now.getTime() - Date.parse(payment.completedAt ?? payment.createdAt) > newsMs) return undefined
  const { heading, text } = paymentCopy('success', payment, now, paidFor)
  const event = `payment:${payment.reference}`
  if (paidFor.gigStatus === 'open') return { event, title: 'Your Gig is live', text }
  return heading === 'You are subscribed' ? { event, title: heading, text } : undefined
}
