import type { PaymentTransaction, TransactionList } from '@/api/contract/schemas/transaction.ts'
import type { DataState } from '@/design-system/components/DataTable/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { WalletIllustration } from '@/design-system/illustrations/WalletIllustration.tsx'
import { listState } from '@/domain/list-view/list-state.tsx'
import type { QueryLike } from '@/domain/query-view/query-view.tsx'

interface Rules {
  /** The filters that are on are taken off; left out where there are none. */
  onClearFilters?: (() => void) | undefined
  /** How many rows stand in while there is no data. */
  rows: number
}

const noTransactions = (
  <EmptyState title="No transactions yet" illustration={<WalletIllustration />}>
    Fund your wallet or post a Gig to see activity here.
  </EmptyState>
)

/** What a table of transactions has to show. */
export function transactionsState(query: QueryLike<TransactionList>, { onClearFilters, rows }: Rules): DataState<PaymentTransaction> {
  const list = query.data && { rows: query.data.transactions, total: query.data.totalTransaction }
  return listState(query, { things: 'transactions', list, skeletonRows: rows, empty: noTransactions, onClearFilters })
}
