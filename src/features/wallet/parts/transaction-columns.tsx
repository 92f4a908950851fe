import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { Column } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { isUnpaid, movesWallet, sourceLabel } from '@/shared/money-source.ts'
import { amountColumn, referenceColumn, statusColumn } from '@/shared/transaction-columns.tsx'
import { transactionTypeLabel } from '@/shared/transaction-status.ts'

type TransactionColumn = Column<PaymentTransaction>

const date = {
  id: 'date',
  header: 'Date',
  width: 'lg',
  rowHeader: true,
  card: 'fact',
  firstDirection: 'descending',
  cell: ({ createdAt }) => <DateTime value={createdAt} year="other" />,
} as const satisfies TransactionColumn

/** What was paid for, and its type where the text does not say it. */
function Description({ transaction: { description: text, gigId, type } }: { transaction: PaymentTransaction }) {
  const label = transactionTypeLabel(type)
  const isSaid = text.toLowerCase().includes(label.toLowerCase())
  return (
    <Truncate note={isSaid ? undefined : label}>
      {gigId ? (
        <Link href={gigPaths.details(gigId)} variant="standalone" tone="inherit">
          {text}
        </Link>
      ) : (
        <span dir="auto" title={text}>
          {text}
        </span>
      )}
    </Truncate>
  )
}

const description = {
  id: 'description',
  header: 'Description',
  width: 'grow',
  card: 'title',
  cell: (row) => <Description transaction={row} />,
  // The Gig is one link further: the title of a card leads to the payment.
  cardCell: ({ description: text }) => <span dir="auto">{text}</span>,
} as const satisfies TransactionColumn

/** Where the money comes from; of a payment that was not made, nothing. */
const source = {
  id: 'source',
  header: 'From',
  width: 'sm',
  priority: 'medium',
  cell: (row) => (isUnpaid(row) ? null : (sourceLabel(row) ?? null)),
} as const satisfies TransactionColumn

/** The columns of the whole history. The server sorts. */
export const historyColumns: readonly TransactionColumn[] = [
  { ...date, sortBy: 'server' },
  description,
  statusColumn,
  source,
  { ...referenceColumn, priority: 'low' },
  { ...amountColumn, sortBy: 'server' },
  {
    id: 'balance',
    header: 'Balance after',
    width: 'sm',
    align: 'end',
    priority: 'low',
    // A balance beside an amount that is no part of it would not add up.
    cell: (row) =>
      isUnpaid(row) || !movesWallet(row) ? null : <Money amount={row.balanceAfterKobo} missingLabel="Not known" />,
  },
]

/** The columns of the last transactions on the overview. */
export const recentColumns: readonly TransactionColumn[] = [date, description, statusColumn, source, amountColumn]
