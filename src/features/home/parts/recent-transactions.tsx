import { useApiQuery } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { List, ListItem } from '@/design-system/components/List/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { weekdayAndDay } from '@/design-system/lib/format-day.ts'
import { paths, withQuery } from '@/shared/paths.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { TransactionAmount } from '@/shared/transaction-amount.tsx'
import { transactionState, unsaidType } from '@/shared/transaction-status.ts'
import { lagosDay, nonBreaking } from '@/lib/dates.ts'
import { homeReads } from '../data/home-reads.ts'
import { HomeCard } from './home-card.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** The last 5 transactions, with a link to all (docs/product/home.md). */
export function RecentTransactions() {
  const query = useApiQuery(payments.list, homeReads.transactions)
  return (
    <HomeCard
      title="Last transactions"
      aside={
        <Link href={withQuery(paths.wallet, { tab: 'transactions' })} variant="standalone">
          See all
        </Link>
      }
    >
      <QueryView
        query={query}
        things="your transactions"
        skeleton={<RowsSkeleton rows={5} />}
        headingLevel={3}
        isEmpty={({ transactions }) => transactions.length === 0}
        empty={<Text tone="muted">No transactions yet</Text>}
      >
        {({ transactions }) => (
          <List surface="plain">
            {transactions.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} />
            ))}
          </List>
        )}
      </QueryView>
    </HomeCard>
  )
}

/** A state is shown only where it is not the usual one, and the type where the text does not say it. */
function TransactionRow({ transaction }: { transaction: PaymentTransaction }) {
  const { id, description, createdAt, status } = transaction
  const type = unsaidType(transaction)
  const { label, tone } = transactionState(status)
  return (
    <ListItem
      href={withQuery(paths.wallet, { transaction: id })}
      description={
        <>
          {weekdayAndDay(lagosDay(createdAt))}
          {type !== undefined && `\u00A0· ${nonBreaking(type)}`}
          {status !== 'success' && (
            <>
              {'\u00A0· '}
              <Text as="span" tone={tone}>
                {label}
              </Text>
            </>
          )}
        </>
      }
      trailing={<TransactionAmount transaction={transaction} />}
    >
      <Truncate>
        <bdi>{description}</bdi>
      </Truncate>
    </ListItem>
  )
}
