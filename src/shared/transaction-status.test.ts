import { describe, expect, it } from 'vitest'
import { transactionStatuses, transactionTypes } from '@/api/contract/schemas/transaction.ts'
import {
  channelName,
  channelLabel,
  needsPolling,
  isFinal,
  transactionLooks,
  transactionTypeLabel,
  unsaidType,
} from './transaction-status.ts'

it.each([
  ['pending', 'Pending', 'warning'],
  ['processing', 'Processing', 'warning'],
  ['success', 'Successful', 'success'],
  ['failed', 'Failed', 'danger'],
  ['abandoned', 'Not completed', 'neutral'],
  ['reversed', 'Returned', 'info'],
] as const)('shows %s as %s', (status, label, tone) => {
  expect(transactionLooks[status]).toMatchObject({ label, tone })
})

it('tells the states of one colour apart by their icons', () => {
  expect(transactionLooks.pending.icon).not.toBe(transactionLooks.processing.icon)
})

it('has a label of its own for every type', () => {
  const labels = transactionTypes.map(transactionTypeLabel)
  expect(new Set(labels).size).toBe(transactionTypes.length)
  expect(labels).not.toContain('')
})

it.each([
  ['chargeback_fee', 'Chargeback fee'],
  ['constructor', 'Constructor'],
])('shows the type %s, which it does not know, as its text', (type, label) => {
  expect(transactionTypeLabel(type)).toBe(label)
})

it.each([
  ['worker_payout', 'Wedding photographer', 'Worker payout'],
  ['gig_payment', 'Wedding photographer', 'Gig payment'],
  ['withdrawal', 'Withdrawal to First Bank of Nigeria', undefined],
  ['subscription', 'Premium plan, 1 month', undefined],
])('says that a %s named “%s” is a %s, unless its text says so', (type, description, label) => {
  expect(unsaidType({ type, description })).toBe(label)
})

describe('isFinal', () => {
  it.each(transactionStatuses)('knows %s', (status) => {
    expect(isFinal({ status })).toBe(!['pending', 'processing'].includes(status))
  })

  it('prefers `final` over the status, and treats an unknown status as not final', () => {
    expect(isFinal({ status: 'success', final: false })).toBe(false)
    expect(isFinal({ status: 'held_for_review', final: true })).toBe(true)
    expect(isFinal({ status: 'held_for_review' })).toBe(false)
  })
})

it.each([
  ['withdrawal', 'processing', true],
  ['gig_payment', 'held_for_review', true],
  ['gig_payment', 'success', false],
  ['worker_payout', 'pending', false],
] as const)('polls a %s that is %s: %s', (type, status, awaited) => {
  expect(needsPolling({ type, status })).toBe(awaited)
})

it.each([
  ['bank_transfer', 'bank account'],
  ['card', 'card'],
  [null, undefined],
  ['toString', undefined],
])('names where money goes back to: %s', (channel, name) => {
  expect(channelName(channel)).toBe(name)
})

it.each([
  ['card', 'Card'],
  ['mobile_money', 'mobile money'],
  [null, undefined],
])('writes the channel %s as %s', (channel, label) => {
  expect(channelLabel(channel)).toBe(label)
})
