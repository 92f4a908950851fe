import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { Column } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { twoLineSkeleton } from '@/shared/cell-skeletons.tsx'
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

/** The type, unless the description is the same, and where the money comes from; of a payment that was not made, no more than the type. */
function Kind({ transaction }: { transaction: PaymentTransaction }) {
  const source = isUnpaid(transaction) ? undefined : sourceLabel(transaction)
  const type = transactionTypeLabel(transaction.type)
  const words = [type === transaction.description ? undefined : type, source].filter(Boolean)
  if (words.length === 0) return null
  return (
    <Text as="span" size="caption" tone="muted">
      <Truncate>{words.join('\u00A0· ')}</Truncate>
    </Text>
  )
}

const description = {
  id: 'description',
  header: 'Description',
  width: 'grow',
  card: 'title',
  skeleton: twoLineSkeleton,
  cell: (row) => (
    <Stack space={0}>
      <Truncate>
        {row.gigId ? (
          <Link href={gigPaths.details(row.gigId)} variant="standalone" tone="inherit">
            {row.description}
          </Link>
        ) : (
          <span dir="auto" title={row.description}>
            {row.description}
          </span>
        )}
      </Truncate>
      <Kind transaction={row} />
    </Stack>
  ),
  // The Gig is one link further: the title of a card leads to the payment.
  cardCell: (row) => (
    <Stack as="span" space={0}>
      <span dir="auto">{row.description}</span>
      <Kind transaction={row} />
    </Stack>
  ),
} as const satisfies TransactionColumn

/** The columns of the whole history. The server sorts. */
export const historyColumns: readonly TransactionColumn[] = [
  { ...date, sortBy: 'server' },
  description,
  statusColumn,
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
export const recentColumns: readonly TransactionColumn[] = [date, description, statusColumn, amountColumn]
