import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { failedPayment, leftPaymentPage } from '@/shared/payments/failure-copy.ts'
import { planName } from '@/shared/plan-summary.ts'
import { channelName } from '@/shared/transaction-status.ts'
import { plainDay } from '@/lib/dates.ts'
import { paymentPurpose, type PaymentPurpose, type PaymentState } from './payment-state.ts'

export interface PaymentCopy {
  heading: string
  text: string
}

const received = 'Your payment was received.'

/** What a payment paid for, as it is now; a part is undefined while it is being read. */
export interface PaidFor {
  /** The present plan. */
  subscription?: Subscription | null | undefined
  /** The status of the Gig. */
  gigStatus?: string | undefined
}

const savedNotes: Readonly<Record<PaymentPurpose, string>> = {
  gig: ' Your Gig is saved.',
  plan: ' Your plan has not changed.',
  other: '',
}

/**
 * Heading and text of a payment's state, with the exact copy of docs/product/payment-status.md and docs/product/rules.md#money-movement.
 */
export function paymentCopy(
  state: PaymentState,
  payment: PaymentTransaction,
  now: Date,
  { subscription, gigStatus }: PaidFor = {},
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
      return { heading: 'Payment successful', text: successText(payment, purpose, now, gigStatus) }
    case 'failed':
      return { heading: 'Payment failed', text: failedPayment(payment) }
    case 'abandoned':
      return {
        heading: 'Payment not completed',
        text: `${payment.failureReason ?? leftPaymentPage}${savedNotes[purpose]}`,
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
  gigStatus: string | undefined,
): string {
  if (purpose === 'gig') {
    if (gigStatus === 'open') return 'Your Gig is open and workers can apply.'
    // A payment without a Gig is not matched yet.
    return gigStatus === 'pending_payment' || !gigId ? `${received} Your Gig opens in a moment.` : received
  }
  const isFresh = now.getTime() - Date.parse(completedAt ?? createdAt) < startMs
  return purpose === 'plan' && isFresh ? `${received} Your plan starts in a moment.` : received
}

/** Why a payment did not succeed, as one sentence for the dialog that pays again. */
export function retryReason(payment: PaymentTransaction): string {
  if (payment.status === 'reversed') return `The money was returned to ${returnedTo(payment)}.`
  if (payment.failureReason) return payment.failureReason
  return payment.status === 'abandoned' ? leftPaymentPage : 'The last payment did not go through.'
}

function returnedTo({ channel }: PaymentTransaction): string {
  const name = channelName(channel)
  return name === undefined ? 'you' : `your ${name}`
}
