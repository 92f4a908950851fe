import { describe, expect, it } from 'vitest'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { csvColumn, parseCsv } from '@/lib/testing/parse-csv.ts'
import { aLedger } from './testing/ledger.ts'
import { transactionsCsv } from './transactions-csv.ts'

const inKobo = (decimal: string) => BigInt(decimal.replace('.', ''))

describe('the file', () => {
  it('has 5,000 transactions that equal the ledger to the kobo', () => {
    const { transactions, net } = aLedger(5000)
    const file = transactionsCsv(transactions)
    const amounts = csvColumn(file, 'Amount').map(inKobo)
    const signs = csvColumn(file, 'Direction').map((direction) => (direction === 'debit' ? -1n : 1n))
    const isDone = csvColumn(file, 'Status').map((status) => status === 'Successful')
    expect(amounts).toHaveLength(5000)
    const total = amounts.reduce(
      (sum, amount, index) => (isDone[index] ? sum + amount * (signs[index] ?? 1n) : sum),
      0n,
    )
    expect(total).toBe(BigInt(net))
    expect(csvColumn(file, 'Amount').every((amount) => /^\d+\.\d\d$/.test(amount))).toBe(true)
  })

  it('writes times in Lagos with the offset, also around midnight', () => {
    const rows = ['2025-10-31T22:59:59Z', '2025-10-31T23:00:00.000Z', '2025-12-31T23:30:00Z'].map((createdAt) =>
      aTransaction({ createdAt }),
    )
    expect(csvColumn(transactionsCsv(rows), 'Date')).toEqual([
      '2025-10-31T23:59:59+01:00',
      '2025-11-01T00:00:00+01:00',
      '2026-01-01T00:30:00+01:00',
    ])
  })

  it('leaves unknown values empty', () => {
    const [row] = parseCsv(
      transactionsCsv([aTransaction({ sessionId: null, balanceAfterKobo: null, status: 'pending' })]).slice(1),
    ).slice(1)
    expect(row).toEqual([
      expect.any(String),
      'Wallet funding',
      'Wallet funding',
      'Pending',
      'MQ-F-0000000001',
      '',
      'credit',
      '50000.00',
      '0.00',
      '50000.00',
      '',
      'NGN',
      '',
    ])
  })

  it('leaves the net amount empty where the fee is unknown', () => {
    const file = transactionsCsv([
      aTransaction({ feeKobo: undefined, netKobo: undefined }),
      aTransaction({ feeKobo: 2_500, netKobo: undefined }),
      aTransaction({ feeKobo: undefined, netKobo: 4_900_000 }),
    ])
    expect(csvColumn(file, 'Fee')).toEqual(['', '25.00', ''])
    expect(csvColumn(file, 'Net')).toEqual(['', '49975.00', '49000.00'])
  })

  it('names an unknown status as the details do', () => {
    expect(csvColumn(transactionsCsv([aTransaction({ status: 'on_hold' })]), 'Status')).toEqual(['On hold'])
  })
})
