import { describe, expect, it } from 'vitest'
import { aSubscription } from '@/api/mocks/factories.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { paymentCopy } from './payment-copy.ts'

const plan = aTransaction({
  type: 'subscription',
  reference: 'MQ-S-1',
  planCode: 'premium',
  createdAt: '2025-11-01T07:58:00+01:00',
  completedAt: '2025-11-01T08:00:00+01:00',
})
const gig = aTransaction({ type: 'gig_payment', reference: 'MQ-P-1', gigId: 'gig_1' })
const now = new Date('2025-11-01T08:01:00+01:00')
const later = new Date('2026-02-01T08:00:00+01:00')
const premium = aSubscription({ planCode: 'premium', gigCount: 10, renewsAt: '2025-12-01T08:00:00+01:00' })

describe('paymentWords', () => {
  it('warns against paying again while the payment is not final', () => {
    expect(paymentCopy('confirming', gig, now)).toEqual({
      heading: 'Confirming your payment...',
      text: 'This usually takes a few seconds. Do not pay again.',
    })
    expect(paymentCopy('stillConfirming', gig, now)).toEqual({
      heading: 'We are still confirming your payment',
      text: 'Do not pay again. We will notify you when it is confirmed. Reference MQ-P-1.',
    })
  })

  it('distinguishes two purposes of a successful payment', () => {
    expect(paymentCopy('success', gig, now, { gigStatus: 'open' })).toEqual({
      heading: 'Payment successful',
      text: 'Your Gig is open and workers can apply.',
    })
    expect(paymentCopy('success', { ...gig, gigId: null }, now).text).toBe(
      'Your payment was received. Your Gig opens in a moment.',
    )
    expect(paymentCopy('success', plan, now, { subscription: premium })).toEqual({
      heading: 'You are subscribed',
      text: 'You are on the Premium plan until 1\u00A0Dec\u00A02025.',
    })
  })

  it.each([
    ['pending_payment', 'Your payment was received. Your Gig opens in a moment.'],
    ['cancelled', 'Your payment was received.'],
    ['in_progress', 'Your payment was received.'],
    [undefined, 'Your payment was received.'],
  ])('says that a Gig is open only when it is: %s', (gigStatus, text) => {
    expect(paymentCopy('success', gig, now, { gigStatus }).text).toBe(text)
  })

  const otherSubscriptions = [
    undefined,
    null,
    { ...premium, status: 'expired' },
    { ...premium, renewsAt: null },
    aSubscription({ planCode: 'basic' }),
  ]

  it.each(otherSubscriptions)('promises only the plan that was paid for: %j', (subscription) => {
    expect(paymentCopy('success', plan, now, { subscription })).toEqual({
      heading: 'Payment successful',
      text: 'Your payment was received. Your plan starts in a moment.',
    })
  })

  it.each(otherSubscriptions)('says of an old payment only what is still true: %j', (subscription) => {
    expect(paymentCopy('success', plan, later, { subscription })).toEqual({
      heading: 'Payment successful',
      text: 'Your payment was received.',
    })
  })

  it('identifies plans by their number of Gigs when the server sends no code', () => {
    expect(paymentCopy('success', plan, now, { subscription: { ...premium, planCode: null } }).heading).toBe(
      'You are subscribed',
    )
    expect(paymentCopy('success', { ...plan, planCode: null }, now, { subscription: premium }).heading).toBe(
      'Payment successful',
    )
  })

  it('never claims that no money moved, and gives the reason when there is one', () => {
    const text =
      'This payment did not go through. If your bank shows a debit, keep this reference: MQ-S-1. Debits for failed payments are normally returned by your bank.'
    expect(paymentCopy('failed', plan, now)).toEqual({ heading: 'Payment failed', text })
    expect(paymentCopy('failed', { ...plan, failureReason: 'Insufficient funds.' }, now).text).toBe(
      `${text} Reason: Insufficient funds.`,
    )
  })

  it('lists what was saved when the payment page was left', () => {
    expect(paymentCopy('abandoned', gig, now)).toEqual({
      heading: 'Payment not completed',
      text: 'You left the payment page before paying. Your Gig is saved.',
    })
    expect(paymentCopy('abandoned', plan, now).text).toBe(
      'You left the payment page before paying. Your plan has not changed.',
    )
  })

  it('says where the money of a late payment went', () => {
    const failureReason = '₦15,000.00 arrived later. It was added to your wallet, reference MQ-F-1.'
    expect(paymentCopy('abandoned', { ...gig, failureReason }, now)).toEqual({
      heading: 'Payment not completed',
      text: `${failureReason} Your Gig is saved.`,
    })
  })

  it.each([
    ['card', 'The money was returned to your card.'],
    ['bank_transfer', 'The money was returned to your bank account.'],
    [null, 'The money was returned to you.'],
  ])('says where a reversed payment went: %s', (channel, text) => {
    expect(paymentCopy('reversed', { ...plan, channel }, now)).toEqual({ heading: 'Payment returned', text })
  })
})
