import type { StatementLine } from '../contract/schemas/statement.ts'
import { isFinalStatus, type PaymentTransaction } from '../contract/schemas/transaction.ts'
import { lagosDay } from './money-mocks.ts'
import { employerOf, type MockState } from './state.ts'
import type { Mocks } from './world-handlers.ts'

/** Whether a payment leaves the available balance unchanged: it was paid by another channel or from held money. */
const isElsewhere = ({ type, direction, channel }: PaymentTransaction) =>
  direction === 'debit' && (type === 'worker_payout' || channel !== 'wallet')

/** Statement lines of a payment. The fixtures have no ledger, so lines are derived: a withdrawal is debited when it begins, every other payment posts when it succeeds. */
function linesOf(transaction: PaymentTransaction): StatementLine[] {
  const { id, type, status, direction, amountKobo, reference, description, createdAt } = transaction
  const ended = transaction.completedAt ?? createdAt
  const moved = (kind: string, changes: Pick<StatementLine, 'direction' | 'postedAt' | 'returned'>) => ({
    id: `${id}:${kind}`,
    amountKobo,
    reference,
    description,
    ...changes,
  })
  if (type === 'withdrawal') {
    const begun = moved('withdrawal', { direction: 'debit', postedAt: createdAt, returned: false })
    const cameBack = isFinalStatus(status) && status !== 'success'
    return cameBack
      ? [begun, moved('withdrawal-returned', { direction: 'credit', postedAt: ended, returned: true })]
      : [begun]
  }
  return status === 'success' && !isElsewhere(transaction)
    ? [moved(type, { direction, postedAt: ended, returned: false })]
    : []
}

const sum = (lines: readonly StatementLine[]) =>
  lines.reduce((total, { direction, amountKobo }) => total + (direction === 'debit' ? -amountKobo : amountKobo), 0)

export function statementMocks(state: MockState): Mocks['statements'] {
  return {
    get: ({ employerId, query: { from, to, limit, skip } }) => {
      const { transactions, wallet } = employerOf(state, employerId)
      const all = transactions.flatMap(linesOf).toSorted((a, b) => Date.parse(a.postedAt) - Date.parse(b.postedAt))
      const since = all.filter(({ postedAt }) => lagosDay(postedAt) >= from)
      const after = all.filter(({ postedAt }) => lagosDay(postedAt) > to)
      const lines = since.slice(0, since.length - after.length)
      const available = wallet.availableKobo ?? 0
      return {
        data: {
          openingKobo: available - sum(since),
          closingKobo: available - sum(after),
          lines: lines.slice(skip, skip + limit),
          totalLine: lines.length,
        },
      }
    },
  }
}
