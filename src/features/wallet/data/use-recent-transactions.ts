import { useApiQuery } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { usePendingPolling } from '@/shared/payments/use-unfinished-payments.ts'
import { needsPolling } from '@/shared/transaction-status.ts'
import { recentQuery } from './recent-query.ts'

/** The last transactions, read again while one of them is pending; when one becomes final, the balances are read again too. */
export function useRecentTransactions() {
  const recent = useApiQuery(payments.list, recentQuery)
  usePendingPolling(
    recent,
    (recent.data?.transactions ?? []).filter((transaction) => needsPolling(transaction)),
  )
  return recent
}
