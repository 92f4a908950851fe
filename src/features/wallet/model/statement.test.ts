import { describe, expect, it } from 'vitest'
import { aTransaction, someTransactions } from '@/api/mocks/money-factories.ts'
import { statementOf } from './statement.ts'
import { aLedger } from './testing/ledger.ts'

describe('a statement', () => {
  it('of 5,000 transactions equals the ledger to the kobo, in whatever order they come', () => {
    const { transactions, openingKobo, closingKobo, creditsKobo, debitsKobo } = aLedger(5000)
    const expected = { kind: 'known', openingKobo, closingKobo, creditsKobo, debitsKobo }
    expect(statementOf(transactions)).toMatchObject(expected)
    expect(statementOf(transactions.toReversed())).toMatchObject(expected)
  })

  it('goes on where the one before it ended', () => {
    const both = someTransactions()
    expect(statementOf(both.slice(4))).toMatchObject({ kind: 'known', openingKobo: 14_500_000, closingKobo: 69_000_000 })
    expect(statementOf(both.slice(0, 4))).toMatchObject({ kind: 'known', openingKobo: 69_000_000, closingKobo: 45_000_000 })
  })

  it('counts a withdrawal when it begins, and not at all when it came back', () => {
    const { lines } = statementOf(someTransactions())
    expect(lines.map(({ kobo }) => kobo)).toEqual([50_000_000, 4_500_000, -500_000, -26_500_000, -2_000_000, 5_000_000])
  })

  it('leaves out what was paid by card, paid out of held money, failed or was returned', () => {
    const elsewhere = statementOf([
      aTransaction({ id: 'a', type: 'subscription', direction: 'debit', channel: 'card' }),
      aTransaction({ id: 'b', type: 'worker_payout', direction: 'debit', channel: 'wallet' }),
      aTransaction({ id: 'c', status: 'failed' }),
      aTransaction({ id: 'd', status: 'reversed' }),
    ])
    expect(elsewhere).toMatchObject({ kind: 'known', lines: [], openingKobo: 45_000_000, closingKobo: 45_000_000 })
  })

  it('is not drawn up when no balance is told', () => {
    expect(statementOf([]).kind).toBe('unknown')
    expect(statementOf([aTransaction({ balanceAfterKobo: null })]).kind).toBe('unknown')
  })

  it('is not drawn up when one kobo is missing', () => {
    const { transactions } = aLedger(200)
    const wrong = transactions.map((one, index) => (index === 100 ? { ...one, balanceAfterKobo: (one.balanceAfterKobo ?? 0) - 1 } : one))
    expect(statementOf(transactions).kind).toBe('known')
    expect(statementOf(wrong).kind).toBe('unknown')
  })
})
