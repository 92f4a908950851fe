import type { ReactElement } from 'react'
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
  /** The next action where there are none; left out where it stands above already. */
  action?: ReactElement
}

/** What a table of transactions has to show. */
export function transactionsState(
  query: QueryLike<TransactionList>,
  { onClearFilters, rows, action }: Rules,
): DataState<PaymentTransaction> {
  const list = query.data && { rows: query.data.transactions, total: query.data.totalTransaction }
  const empty = (
    <EmptyState title="No transactions yet" illustration={<WalletIllustration />} action={action}>
      Fund your wallet or post a Gig to see activity here.
    </EmptyState>
  )
  return listState(query, { things: 'transactions', list, skeletonRows: rows, empty, onClearFilters })
}
