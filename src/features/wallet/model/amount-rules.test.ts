import { expect, it } from 'vitest'
import { aWallet } from '@/api/mocks/factories.ts'
import { notAnAmount } from '@/shared/form/money-value.ts'
import { amountForm, suggestedFundings, wholeBalance } from './amount-rules.ts'

const wallet = aWallet({ availableKobo: 10_000_000 })

/** The message that the form shows: the first one. */
const messageOf = (form: ReturnType<typeof amountForm>, amountKobo: number | null) =>
  form.safeParse({ amountKobo }).error?.issues[0]?.message

it.each([
  [99_999, 'fund', 'Minimum amount is ₦1,000.00'],
  [0, 'fund', 'Minimum amount is ₦1,000.00'],
  [100_000, 'fund', undefined],
  [500_000_000, 'fund', undefined],
  [500_000_001, 'fund', 'Maximum amount is ₦5,000,000.00'],
  [10_000_000, 'withdraw', undefined],
  [10_000_001, 'withdraw', 'Amount must not exceed your available balance of ₦100,000.00'],
  [99_999, 'withdraw', 'Minimum amount is ₦1,000.00'],
  [notAnAmount, 'fund', 'Please enter a valid amount'],
  [notAnAmount, 'withdraw', 'Please enter a valid amount'],
  [null, 'fund', 'Amount is required'],
] as const)('%j to %s: %s', (kobo, movement, message) => {
  expect(messageOf(amountForm(movement, wallet), kobo)).toBe(message)
})

it('accepts any positive amount when the limits are unknown', () => {
  expect(messageOf(amountForm('fund', {}), 1)).toBeUndefined()
  expect(messageOf(amountForm('fund', {}), 0)).toBe('Please enter a valid amount')
  expect(messageOf(amountForm('withdraw', {}), 1)).toBeUndefined()
})

it('suggests the amounts that the limits allow', () => {
  const limits = aWallet().limits
  expect(suggestedFundings(wallet).map(({ label }) => label)).toEqual(['₦50,000', '₦100,000', '₦250,000'])
  expect(
    suggestedFundings({ limits: limits && { ...limits, minFundKobo: 5_000_001, maxFundKobo: 24_999_999 } }),
  ).toEqual([{ label: '₦100,000', kobo: 10_000_000 }])
})

it.each([
  [10_000_000, 10_000_000],
  [99_999, undefined],
  [undefined, undefined],
])('of %s available, all is %s', (availableKobo, all) => {
  expect(wholeBalance({ ...wallet, availableKobo })).toBe(all)
})
