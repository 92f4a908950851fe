import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Code } from '@/design-system/components/Code/index.ts'
import type { Column } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { twoLines } from '@/shared/cell-skeletons.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { isUnpaid, movesWallet, sourceLabel } from '@/shared/money-source.ts'
import { TransactionAmount } from '@/shared/transaction-amount.tsx'
import { transactionLooks, transactionTypeLabel } from '@/shared/transaction-status.ts'

type TransactionColumn = Column<PaymentTransaction>

const date = {
  id: 'date',
  header: 'Date',
  width: 'md',
  rowHeader: true,
  card: 'fact',
  firstDirection: 'descending',
  skeleton: twoLines,
  // Two short lines, so that the page of columns fits beside it.
  cell: ({ createdAt }) => (
    <Stack space={0}>
      <DateTime value={createdAt} show="date" />
      <Text size="caption" tone="muted">
        <DateTime value={createdAt} show="time" />
      </Text>
    </Stack>
  ),
} as const satisfies TransactionColumn

const description = {
  id: 'description',
  header: 'Description',
  width: 'grow',
  card: 'title',
  cell: ({ description: text, gigId }) =>
    gigId ? <Link href={gigPaths.details(gigId)}>{text}</Link> : <span dir="auto">{text}</span>,
  // The Gig is one link further: the title of a card leads to the payment.
  cardCell: ({ description: text }) => <span dir="auto">{text}</span>,
} as const satisfies TransactionColumn

const status = {
  id: 'status',
  header: 'Status',
  width: 'sm',
  card: 'status',
  cell: ({ status: state }) => <StatusPill state={state} looks={transactionLooks} />,
} as const satisfies TransactionColumn

/** The amount with where it came from, or that it was not paid. */
function AmountCell({ transaction }: { transaction: PaymentTransaction }) {
  const source = sourceLabel(transaction)
  const note = isUnpaid(transaction) ? 'Not paid' : source && `From: ${source}`
  return (
    <Stack space={0} align="end">
      <TransactionAmount transaction={transaction} />
      {note !== undefined && (
        <Text size="caption" tone="muted">
          {note}
        </Text>
      )}
    </Stack>
  )
}

const amount = {
  id: 'amount',
  header: 'Amount',
  width: 'lg',
  align: 'end',
  card: 'title-end',
  firstDirection: 'descending',
  cell: (row) => <AmountCell transaction={row} />,
} as const satisfies TransactionColumn

/** The columns of the whole history. The server sorts. */
export const historyColumns: readonly TransactionColumn[] = [
  { ...date, sortBy: 'server' },
  description,
  { id: 'type', header: 'Type', width: 'xs', hideBelow: 'wide', cell: ({ type }) => transactionTypeLabel(type) },
  status,
  {
    id: 'reference',
    header: 'Reference',
    width: 'xl',
    card: 'fact',
    cell: ({ reference }) => <Code copyLabel={`Copy reference ${reference}`}>{reference}</Code>,
  },
  { ...amount, sortBy: 'server' },
  {
    id: 'balance',
    header: 'Balance after',
    width: 'sm',
    align: 'end',
    hideBelow: 'wide',
    // A balance beside an amount that is no part of it would not add up.
    cell: (row) =>
      isUnpaid(row) || !movesWallet(row) ? null : <Money amount={row.balanceAfterKobo} missingLabel="Not known" />,
  },
]

/** The columns of the last transactions on the overview. */
export const recentColumns: readonly TransactionColumn[] = [date, description, status, amount]
