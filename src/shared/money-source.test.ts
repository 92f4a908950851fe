import { expect, it } from 'vitest'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { destinationLabel, isUnpaid, movesWallet, sourceLabel } from './money-source.ts'

it.each([
  ['wallet_funding', 'credit', 'card', 'Card', true],
  ['wallet_funding', 'credit', null, undefined, true],
  ['gig_payment', 'debit', 'wallet', 'Wallet', true],
  ['gig_payment', 'debit', 'card', 'Card', false],
  ['gig_payment', 'debit', null, undefined, true],
  ['subscription', 'debit', 'bank_transfer', 'Bank transfer', false],
  ['withdrawal', 'debit', 'bank_transfer', 'Wallet', true],
  ['worker_payout', 'debit', 'bank_transfer', 'Held', false],
  ['chargeback', 'debit', 'card', 'Card', true],
  ['refund', 'credit', 'wallet', 'Held', true],
] as const)('%s %s by %s comes from %s, touches the wallet: %s', (type, direction, channel, source, moves) => {
  const payment = aTransaction({ type, direction, channel })
  expect(sourceLabel(payment)).toBe(source)
  expect(movesWallet(payment)).toBe(moves)
})

it.each([
  ['pending', false],
  ['processing', false],
  ['failed', false],
  ['abandoned', false],
  ['success', true],
  ['reversed', true],
] as const)('a plan payment without a known source that is %s touches the wallet: %s', (status, moves) => {
  expect(movesWallet(aTransaction({ type: 'subscription', direction: 'debit', channel: null, status }))).toBe(moves)
})

const bank = { name: 'EKO EVENTS LTD', bankName: 'First Bank of Nigeria', last4: '4579' }

it.each([
  ['wallet_funding', null, 'Your Marquee wallet'],
  ['refund', null, 'Your Marquee wallet'],
  ['gig_payment', null, 'Marquee'],
  ['subscription', null, 'Marquee'],
  ['withdrawal', bank, 'First Bank of Nigeria ••••4579'],
  ['withdrawal', { name: 'EKO EVENTS LTD' }, 'EKO EVENTS LTD'],
  ['worker_payout', { name: 'Amina Bello' }, 'Amina Bello'],
  ['withdrawal', null, undefined],
  ['chargeback', bank, undefined],
] as const)('%s with the counterparty %j goes to %s', (type, counterparty, destination) => {
  expect(destinationLabel(aTransaction({ type, counterparty }))).toBe(destination)
})

it('knows the payments that ended without being made', () => {
  const unpaid = ['pending', 'processing', 'success', 'failed', 'abandoned', 'reversed', 'on_hold'].filter((status) =>
    isUnpaid({ status }),
  )
  expect(unpaid).toEqual(['failed', 'abandoned'])
})
