import type { ReactElement } from 'react'
import type { PaymentTransaction, TransactionList } from '@/api/contract/schemas/transaction.ts'
import type { DataState } from '@/design-system/components/DataTable/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { WalletIllustration } from '@/shared/illustrations/wallet-illustration.tsx'
import { listState } from '@/shared/list-view/list-state.tsx'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'

interface Rules {
  /** Removes all filters; omitted without filters. */
  onClearFilters?: (() => void) | undefined
  /** How many skeleton rows are shown while there is no data. */
  rows: number
  /** The next action of the empty state; omitted when it is shown above already. */
  action?: ReactElement
  /** False where the same drawing is above the list already. */
  isDrawn?: boolean
}

/** The content of a table of transactions. */
export function transactionsState(
  query: QueryLike<TransactionList>,
  { onClearFilters, rows, action, isDrawn = true }: Rules,
): DataState<PaymentTransaction> {
  const list = query.data && { rows: query.data.transactions, total: query.data.totalTransaction }
  const empty = (
    <EmptyState title="No transactions yet" illustration={isDrawn ? <WalletIllustration /> : undefined} action={action}>
      Fund your wallet or post a Gig to see activity here.
    </EmptyState>
  )
  return listState(query, { things: 'transactions', list, skeletonRows: rows, empty, onClearFilters })
}
