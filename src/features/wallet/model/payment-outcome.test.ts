import { describe, expect, it } from 'vitest'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { paymentOutcome } from './payment-outcome.ts'

const withdrawal = { type: 'withdrawal', direction: 'debit', amountKobo: 2_000_000, feeKobo: 2_500 } as const

describe('the outcome of a movement that the employer has just made', () => {
  it.each([
    [{ status: 'success' }, '₦50,000.00 is in your wallet'],
    [{ status: 'success', netKobo: 4_900_000 }, '₦49,000.00 is in your wallet'],
    [{ ...withdrawal, status: 'processing' }, '₦19,975.00 is on its way to your bank'],
    [{ ...withdrawal, status: 'success' }, '₦19,975.00 was sent to your bank'],
  ])('of %j is %s', (changes, heading) => {
    expect(paymentOutcome(aTransaction(changes))?.heading).toBe(heading)
  })

  it('of a funding that failed says why, and never that no money moved', () => {
    expect(paymentOutcome(aTransaction({ status: 'failed', failureReason: 'Declined by your bank.' }))).toEqual({
      kind: 'not funded',
      heading: 'Payment failed',
      text: 'This payment did not go through. If your bank shows a debit, keep this reference: MQ-F-0000000001. Debits for failed payments are normally returned by your bank. Reason: Declined by your bank.',
    })
  })

  it.each([
    [null, 'You left the payment page before paying.'],
    ['The payment page expired.', 'The payment page expired.'],
  ])('of a funding that was abandoned with the reason %j says: %s', (failureReason, text) => {
    expect(paymentOutcome(aTransaction({ status: 'abandoned', failureReason }))).toEqual({
      kind: 'not funded',
      heading: 'Payment not completed',
      text,
    })
  })

  it.each([
    { status: 'processing' },
    { status: 'reversed' },
    { ...withdrawal, status: 'failed' },
    { ...withdrawal, status: 'reversed' },
    { type: 'refund', status: 'success' },
    // Without its fee nobody knows what arrives.
    { status: 'success', feeKobo: undefined, netKobo: undefined },
    { ...withdrawal, status: 'processing', feeKobo: undefined, netKobo: undefined },
  ])('of %j is left to its details', (changes) => {
    expect(paymentOutcome(aTransaction(changes))).toBeUndefined()
  })
})
