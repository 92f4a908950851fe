import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { netAmount } from '@/shared/net-amount.ts'
import { transactionState, transactionTypeLabel } from '@/shared/transaction-status.ts'
import { csvFile, type CsvColumn, plainDecimal } from '@/lib/csv.ts'
import { lagosTimestamp } from '@/lib/dates.ts'

// Amounts have no sign, because a cell that starts with one gets an apostrophe; 'Direction' replaces the sign.
const columns: readonly CsvColumn<PaymentTransaction>[] = [
  ['Date', ({ createdAt }) => lagosTimestamp(createdAt)],
  ['Description', ({ description }) => description],
  ['Type', ({ type }) => transactionTypeLabel(type)],
  ['Status', ({ status }) => transactionState(status).label],
  ['Reference', ({ reference }) => reference],
  ['Bank trace number', ({ sessionId }) => sessionId],
  ['Direction', ({ direction }) => direction],
  ['Amount', ({ amountKobo }) => plainDecimal(amountKobo)],
  ['Fee', ({ feeKobo }) => plainDecimal(feeKobo)],
  ['Net', (transaction) => plainDecimal(netAmount(transaction))],
  ['Balance after', ({ balanceAfterKobo }) => plainDecimal(balanceAfterKobo)],
  ['Currency', ({ currency = 'NGN' }) => currency],
  ['Completed', ({ completedAt }) => (completedAt ? lagosTimestamp(completedAt) : undefined)],
]

/** Transactions as a file for spreadsheets. */
export const transactionsCsv = (rows: readonly PaymentTransaction[]) => csvFile(columns, rows)
