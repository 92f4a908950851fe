import { expect, it } from 'vitest'
import { isRefunded, isPaused, withdrawalSentence } from './withdrawal.ts'

it('shows the withdrawn amount, the account, the fee and the net amount', () => {
  expect(withdrawalSentence(5_000_000, 2_500, { bankName: 'First Bank', accountNumber: '••••••4579' })).toBe(
    'Withdraw ₦50,000.00 to First Bank ••••4579. Fee ₦25.00. You receive ₦49,975.00.',
  )
})

it.each([
  [{ status: 'failed' }, true],
  [{ status: 'abandoned' }, true],
  [{ status: 'reversed' }, true],
  [{ status: 'success' }, false],
  [{ status: 'processing' }, false],
  [{ status: 'failed', final: false }, false],
])('%j is refunded to the wallet: %s', (payment, expected) => {
  expect(isRefunded(payment)).toBe(expected)
})

it.each([
  ['2025-11-14T08:00:01+01:00', true],
  ['2025-11-14T08:00:00+01:00', false],
  [null, false],
  [undefined, false],
])('pausedUntil %s: %s', (pausedUntil, expected) => {
  expect(isPaused({ pausedUntil }, new Date('2025-11-14T08:00:00+01:00'))).toBe(expected)
})
