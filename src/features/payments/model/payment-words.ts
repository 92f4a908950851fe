import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { Subscription } from '@/api/contract/schemas/wallet.ts'
import { planName } from '@/domain/plan-summary.ts'
import { channelName } from '@/domain/transaction-status.ts'
import { plainDay } from '@/lib/dates.ts'
import { paymentPurpose, type PaymentPurpose, type PaymentState } from './payment-state.ts'

export interface PaymentWords {
  heading: string
  text: string
}

const received: Readonly<Record<PaymentPurpose, string>> = {
  gig: 'Your payment was received. Your Gig opens in a moment.',
  plan: 'Your payment was received. Your plan starts in a moment.',
  other: 'Your payment was received.',
}

const kept: Readonly<Record<PaymentPurpose, string>> = { gig: ' Your Gig is saved.', plan: ' Your plan has not changed.', other: '' }

/**
 * Heading and text of a payment's state, to the letter of product pages, 5.6 and 1.8.
 * @param subscription the plan as it is now; left out while it is being read
 */
export function paymentWords(state: PaymentState, payment: PaymentTransaction, subscription?: Subscription | null): PaymentWords {
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
      return { heading: purpose === 'plan' ? 'You are subscribed' : 'Payment successful', text: successText(payment, purpose, subscription) }
    case 'failed':
      return { heading: 'Payment failed', text: failedText(payment) }
    case 'abandoned':
      return { heading: 'Payment not completed', text: `${payment.failureReason ?? 'You left the payment page before paying.'}${kept[purpose]}` }
    case 'reversed':
      return { heading: 'Payment returned', text: `The money was returned to ${returnedTo(payment)}.` }
  }
}

function successText({ gigId }: PaymentTransaction, purpose: PaymentPurpose, subscription?: Subscription | null): string {
  // A payment that belongs to a Gig has opened it; one without is not yet tied to its Gig.
  if (purpose === 'gig' && gigId) return 'Your Gig is open and workers can apply.'
  if (purpose === 'plan' && subscription?.status === 'active' && subscription.renewsAt) {
    return `You are on the ${planName(subscription)} plan until ${plainDay(subscription.renewsAt)}.`
  }
  return received[purpose]
}

function failedText({ reference, failureReason }: PaymentTransaction): string {
  const text = `This payment did not go through. If your bank shows a debit, keep this reference: ${reference}. Debits for failed payments are normally returned by your bank.`
  return failureReason ? `${text} Reason: ${failureReason}` : text
}

function returnedTo({ channel }: PaymentTransaction): string {
  const name = channelName(channel)
  return name === undefined ? 'you' : `your ${name}`
}
