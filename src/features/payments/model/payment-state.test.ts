import { describe, expect, it } from 'vitest'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { isForSamePurpose, paymentPurpose, paymentState } from './payment-state.ts'

describe('paymentState', () => {
  it.each(['pending', 'processing', 'held_for_review'])(
    'is pending for %s, and unconfirmed after the waiting time',
    (status) => {
      expect(paymentState({ status }, false)).toBe('confirming')
      expect(paymentState({ status }, true)).toBe('stillConfirming')
    },
  )

  it.each(['success', 'failed', 'abandoned', 'reversed'])(
    'is %s for that status, also after the waiting time',
    (status) => {
      expect(paymentState({ status }, false)).toBe(status)
      expect(paymentState({ status }, true)).toBe(status)
    },
  )

  it('is not final for an unknown final status, and for a final status that the server reverses', () => {
    expect(paymentState({ status: 'held_for_review', final: true }, false)).toBe('stillConfirming')
    expect(paymentState({ status: 'success', final: false }, false)).toBe('confirming')
  })
})

it.each([
  ['subscription', 'plan'],
  ['gig_payment', 'gig'],
  ['wallet_funding', 'other'],
] as const)('returns the purpose of a %s', (type, purpose) => {
  expect(paymentPurpose({ type })).toBe(purpose)
})

it.each([
  ['another payment for the Gig', { type: 'gig_payment', gigId: 'gig_1' }, true],
  ['the payment itself', { id: 'txn_1', type: 'gig_payment', gigId: 'gig_1' }, false],
  ['one for another Gig', { type: 'gig_payment', gigId: 'gig_2' }, false],
  ['one for a plan', { type: 'subscription' }, false],
])('%s is for the same purpose: %s', (_what, other, expected) => {
  const failed = aTransaction({ id: 'txn_1', type: 'gig_payment', gigId: 'gig_1', status: 'failed' })
  expect(isForSamePurpose(failed, aTransaction({ id: 'txn_2', ...other }))).toBe(expected)
})
