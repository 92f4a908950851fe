import { expect, it } from 'vitest'
import { aWallet } from '@/api/mocks/factories.ts'
import { amountProblem } from './amount-rules.ts'

const wallet = aWallet({ availableKobo: 10_000_000 })

it.each([
  [{ kobo: 99_999 }, 'fund', 'Minimum amount is ₦1,000.00'],
  [{ kobo: 100_000 }, 'fund', undefined],
  [{ kobo: 500_000_000 }, 'fund', undefined],
  [{ kobo: 500_000_001 }, 'fund', 'Maximum amount is ₦5,000,000.00'],
  [{ kobo: 10_000_000 }, 'withdraw', undefined],
  [{ kobo: 10_000_001 }, 'withdraw', 'Amount must not exceed your available balance of ₦100,000.00'],
  [{ kobo: 99_999 }, 'withdraw', 'Minimum amount is ₦1,000.00'],
  [{ kobo: null, problem: 'not a number' }, 'fund', 'Please enter a valid amount'],
  [{ kobo: null, problem: 'too precise' }, 'withdraw', 'Please enter a valid amount'],
  [{ kobo: null, problem: 'empty' }, 'fund', 'Amount is required'],
] as const)('%j to %s: %s', (change, movement, message) => {
  expect(amountProblem(change, movement, wallet)).toBe(message)
})

it('accepts any positive amount when the limits are unknown', () => {
  expect(amountProblem({ kobo: 1 }, 'fund', {})).toBeUndefined()
  expect(amountProblem({ kobo: 0 }, 'fund', {})).toBe('Please enter a valid amount')
})
