import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { planName } from '@/domain/plan-summary.ts'
import { channelName } from '@/domain/transaction-status.ts'
import { plainDay } from '@/lib/dates.ts'
import { paymentPurpose, type PaymentPurpose, type PaymentState } from './payment-state.ts'

export interface PaymentCopy {
  heading: string
  text: string
}

const received: Readonly<Record<PaymentPurpose, string>> = {
  gig: 'Your payment was received. Your Gig opens in a moment.',
  plan: 'Your payment was received.',
  other: 'Your payment was received.',
}

const savedNotes: Readonly<Record<PaymentPurpose, string>> = {
  gig: ' Your Gig is saved.',
  plan: ' Your plan has not changed.',
  other: '',
}

/**
 * Heading and text of a payment's state, with the exact copy of docs/product/payment-status.md and docs/product/rules.md#money-movement.
 * @param subscription the present plan; undefined while it is being read
 */
export function paymentCopy(
  state: PaymentState,
  payment: PaymentTransaction,
  now: Date,
  subscription?: Subscription | null,
): PaymentCopy {
  const purpose = paymentPurpose(payment)
  switch (state) {
    case 'confirming':
      return { heading: 'Confirming your payment...', text: 'This usually takes a few seconds. Do not pay again.' }
    case 'stillConfirming':
      return {
        heading: 'We are still confirming your payment',
        text: `Do not pay again. We will notify you when it is confirmed. Reference ${payment.reference}.`,
      }
    case 'success':
      if (subscription && isPaidBy(payment, subscription)) {
        return {
          heading: 'You are subscribed',
          text: `You are on the ${planName(subscription)} plan until ${plainDay(subscription.renewsAt)}.`,
        }
      }
      return { heading: 'Payment successful', text: successText(payment, purpose, now) }
    case 'failed':
      return { heading: 'Payment failed', text: failedText(payment) }
    case 'abandoned':
      return {
        heading: 'Payment not completed',
        text: `${payment.failureReason ?? 'You left the payment page before paying.'}${savedNotes[purpose]}`,
      }
    case 'reversed':
      return { heading: 'Payment returned', text: `The money was returned to ${returnedTo(payment)}.` }
  }
}

/** Whether the active plan is the one that was paid for. An old payment may be for another one, which ended long ago. */
function isPaidBy(
  { type, planCode }: PaymentTransaction,
  subscription: Subscription,
): subscription is Subscription & { renewsAt: string } {
  const running = subscription.planCode ?? planName(subscription).toLowerCase()
  return (
    paymentPurpose({ type }) === 'plan' &&
    subscription.status === 'active' &&
    !!subscription.renewsAt &&
    running === planCode
  )
}

/** How long the activation of a paid plan may take. */
const startMs = 10 * 60_000

function successText(
  { gigId, createdAt, completedAt }: PaymentTransaction,
  purpose: PaymentPurpose,
  now: Date,
): string {
  // A payment that belongs to a Gig has opened it; a payment without a Gig is not matched yet.
  if (purpose === 'gig' && gigId) return 'Your Gig is open and workers can apply.'
  const isFresh = now.getTime() - Date.parse(completedAt ?? createdAt) < startMs
  return purpose === 'plan' && isFresh ? `${received.plan} Your plan starts in a moment.` : received[purpose]
}

function failedText({ reference, failureReason }: PaymentTransaction): string {
  const text = `This payment did not go through. If your bank shows a debit, keep this reference: ${reference}. Debits for failed payments are normally returned by your bank.`
  return failureReason ? `${text} Reason: ${failureReason}` : text
}

function returnedTo({ channel }: PaymentTransaction): string {
  const name = channelName(channel)
  return name === undefined ? 'you' : `your ${name}`
}
