import { describe, expect, it } from 'vitest'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { otherUnderWay, paymentPurpose, paymentState } from './payment-state.ts'

describe('paymentState', () => {
  it.each(['pending', 'processing', 'held_for_review'])('waits for %s, and says so when it takes long', (status) => {
    expect(paymentState({ status }, false)).toBe('confirming')
    expect(paymentState({ status }, true)).toBe('stillConfirming')
  })

  it.each(['success', 'failed', 'abandoned', 'reversed'])(
    'knows how %s ended, however long it was waited for',
    (status) => {
      expect(paymentState({ status }, false)).toBe(status)
      expect(paymentState({ status }, true)).toBe(status)
    },
  )

  it('takes no end that nobody knows for one, and no end that the server takes back', () => {
    expect(paymentState({ status: 'held_for_review', final: true }, false)).toBe('stillConfirming')
    expect(paymentState({ status: 'success', final: false }, false)).toBe('confirming')
  })
})

it.each([
  ['subscription', 'plan'],
  ['gig_payment', 'gig'],
  ['wallet_funding', 'other'],
] as const)('knows what a %s pays for', (type, purpose) => {
  expect(paymentPurpose({ type })).toBe(purpose)
})

describe('otherUnderWay', () => {
  const failed = aTransaction({ id: 'txn_1', type: 'gig_payment', gigId: 'gig_1', status: 'failed' })
  it.each([
    ['another payment for the Gig is on its way', { type: 'gig_payment', gigId: 'gig_1', status: 'pending' }, 'txn_2'],
    ['another one is over', { type: 'gig_payment', gigId: 'gig_1', status: 'abandoned' }, undefined],
    ['one for another Gig is on its way', { type: 'gig_payment', gigId: 'gig_2', status: 'pending' }, undefined],
    ['one for a plan is on its way', { type: 'subscription', status: 'processing' }, undefined],
  ])('%s', (_what, other, expected) => {
    expect(otherUnderWay(failed, [failed, aTransaction({ id: 'txn_2', ...other })])?.id).toBe(expected)
  })
})
