import { useApiQuery } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { usePaymentPolling } from '@/shared/payment-polling.ts'
import { needsPolling } from '@/shared/transaction-status.ts'
import { recentQuery } from '../parts/recent-query.ts'

/** The last transactions, read again while one of them is pending. */
export function useRecentTransactions() {
  const recent = useApiQuery(payments.list, recentQuery)
  const pending = (recent.data?.transactions ?? []).filter((transaction) => needsPolling(transaction))
  const ids = pending.map(({ id }) => id).join(' ')
  usePaymentPolling({ enabled: ids !== '', pollKey: ids, onRead: () => void recent.refetch({ cancelRefetch: false }) })

  return recent
}
