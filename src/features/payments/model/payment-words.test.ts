import { describe, expect, it } from 'vitest'
import { aSubscription } from '@/api/mocks/factories.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { paymentWords } from './payment-words.ts'

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
    expect(paymentWords('confirming', gig, now)).toEqual({
      heading: 'Confirming your payment...',
      text: 'This usually takes a few seconds. Do not pay again.',
    })
    expect(paymentWords('stillConfirming', gig, now)).toEqual({
      heading: 'We are still confirming your payment',
      text: 'Do not pay again. We will notify you when it is confirmed. Reference MQ-P-1.',
    })
  })

  it('distinguishes two purposes of a successful payment', () => {
    expect(paymentWords('success', gig, now)).toEqual({
      heading: 'Payment successful',
      text: 'Your Gig is open and workers can apply.',
    })
    expect(paymentWords('success', { ...gig, gigId: null }, now).text).toBe(
      'Your payment was received. Your Gig opens in a moment.',
    )
    expect(paymentWords('success', plan, now, premium)).toEqual({
      heading: 'You are subscribed',
      text: 'You are on the Premium plan until 1 Dec 2025.',
    })
  })

  const others = [
    undefined,
    null,
    { ...premium, status: 'expired' },
    { ...premium, renewsAt: null },
    aSubscription({ planCode: 'basic' }),
  ]

  it.each(others)('promises only the plan that was paid for: %j', (subscription) => {
    expect(paymentWords('success', plan, now, subscription)).toEqual({
      heading: 'Payment successful',
      text: 'Your payment was received. Your plan starts in a moment.',
    })
  })

  it.each(others)('says of an old payment only what is still true: %j', (subscription) => {
    expect(paymentWords('success', plan, later, subscription)).toEqual({
      heading: 'Payment successful',
      text: 'Your payment was received.',
    })
  })

  it('identifies plans by their number of Gigs when the server sends no code', () => {
    expect(paymentWords('success', plan, now, { ...premium, planCode: null }).heading).toBe('You are subscribed')
    expect(paymentWords('success', { ...plan, planCode: null }, now, premium).heading).toBe('Payment successful')
  })

  it('never claims that no money moved, and gives the reason when there is one', () => {
    const text =
      'This payment did not go through. If your bank shows a debit, keep this reference: MQ-S-1. Debits for failed payments are normally returned by your bank.'
    expect(paymentWords('failed', plan, now)).toEqual({ heading: 'Payment failed', text })
    expect(paymentWords('failed', { ...plan, failureReason: 'Insufficient funds.' }, now).text).toBe(
      `${text} Reason: Insufficient funds.`,
    )
  })

  it('lists what was saved when the payment page was left', () => {
    expect(paymentWords('abandoned', gig, now)).toEqual({
      heading: 'Payment not completed',
      text: 'You left the payment page before paying. Your Gig is saved.',
    })
    expect(paymentWords('abandoned', plan, now).text).toBe(
      'You left the payment page before paying. Your plan has not changed.',
    )
  })

  it('says where the money of a late payment went', () => {
    const failureReason = '₦15,000.00 arrived later. It was added to your wallet, reference MQ-F-1.'
    expect(paymentWords('abandoned', { ...gig, failureReason }, now)).toEqual({
      heading: 'Payment not completed',
      text: `${failureReason} Your Gig is saved.`,
    })
  })

  it.each([
    ['card', 'The money was returned to your card.'],
    ['bank_transfer', 'The money was returned to your bank account.'],
    [null, 'The money was returned to you.'],
  ])('says where a reversed payment went: %s', (channel, text) => {
    expect(paymentWords('reversed', { ...plan, channel }, now)).toEqual({ heading: 'Payment returned', text })
  })
})
