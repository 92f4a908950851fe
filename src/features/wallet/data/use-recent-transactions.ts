import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { usePaymentPolling } from '@/shared/payment-polling.ts'
import { needsPolling } from '@/shared/transaction-status.ts'
import { recentQuery } from './recent-query.ts'

/** The last transactions, read again while one of them is pending; when one becomes final, the balances are read again too. */
export function useRecentTransactions() {
  const client = useQueryClient()
  const recent = useApiQuery(payments.list, recentQuery)
  const pending = (recent.data?.transactions ?? []).filter((transaction) => needsPolling(transaction))
  const ids = pending.map(({ id }) => id).join(' ')
  usePaymentPolling({ enabled: ids !== '', pollKey: ids, onRead: () => void recent.refetch({ cancelRefetch: false }) })

  const waitedFor = useRef(ids)
  const readBalances = useEffectEvent(() => invalidateReads(client, ['wallet', 'onboarding']))
  useEffect(() => {
    const pendingIds = new Set(ids.split(' '))
    if (waitedFor.current.split(' ').some((id) => id !== '' && !pendingIds.has(id))) readBalances()
    waitedFor.current = ids
  }, [ids])
  return recent
}
