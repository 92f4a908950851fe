import { describe, expect, it } from 'vitest'
import type { StatementLine } from '@/api/contract/schemas/statement.ts'
import { koboOf, statementOf, movementLabel } from './statement.ts'

const line = (changes: Partial<StatementLine> = {}): StatementLine => ({
  id: 'txn_1:funding',
  postedAt: '2025-11-14T09:00:00Z',
  direction: 'credit',
  amountKobo: 5_000_000,
  returned: false,
  reference: 'MQ-F-0000000001',
  description: 'Wallet funding',
  ...changes,
})
const out = line({
  id: 'txn_2:withdrawal',
  direction: 'debit',
  amountKobo: 2_000_000,
  description: 'Withdrawal to First Bank of Nigeria',
})

describe('a statement', () => {
  it('adds up credits and debits', () => {
    const lines = [line(), out, line({ id: 'txn_3:funding', amountKobo: 1 })]
    expect(statementOf({ lines, openingKobo: 10, closingKobo: 3_000_011 })).toEqual({
      kind: 'known',
      lines,
      openingKobo: 10,
      creditsKobo: 5_000_001,
      debitsKobo: -2_000_000,
      closingKobo: 3_000_011,
    })
  })

  it('without movements closes with its opening balance', () => {
    expect(statementOf({ lines: [], openingKobo: 10, closingKobo: 10 })).toMatchObject({
      kind: 'known',
      creditsKobo: 0,
      debitsKobo: 0,
    })
  })

  it.each([
    ['no balances', {}],
    ['balances that are not known', { openingKobo: null, closingKobo: null }],
    ['one of the two', { openingKobo: 0 }],
    ['one kobo too many', { openingKobo: 0, closingKobo: 5_000_001 }],
    [
      'more than can be counted exactly',
      { openingKobo: Number.MAX_SAFE_INTEGER, closingKobo: Number.MAX_SAFE_INTEGER + 5_000_000 },
    ],
  ])('has no balances for %s', (_, balances) => {
    expect(statementOf({ lines: [line()], ...balances })).toEqual({ kind: 'unknown', lines: [line()] })
  })

  it('labels a refunded movement', () => {
    const back = { ...out, direction: 'credit', returned: true }
    expect([out, back].map((line) => [movementLabel(line), koboOf(line)])).toEqual([
      ['Withdrawal to First Bank of Nigeria', -2_000_000],
      ['Returned: Withdrawal to First Bank of Nigeria', 2_000_000],
    ])
  })
})
