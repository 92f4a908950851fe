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

  it.each([
    { status: 'processing' },
    { ...withdrawal, status: 'failed' },
    { ...withdrawal, status: 'reversed' },
    { type: 'refund', status: 'success' },
  ])('of %j is left to its details', (changes) => {
    expect(paymentOutcome(aTransaction(changes))).toBeUndefined()
  })
})
