import type { ApiClient } from '@/api/client/call.ts'
import { useApi } from '@/api/client/api-context.ts'
import { useRead } from '@/api/client/hooks.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { TransactionList } from '@/api/contract/schemas/transaction.ts'
import { createAllPagesReader } from '@/shared/all-pages/all-pages.ts'

/** The transactions of one Gig, newest first. */
export const gigTransactionsQuery = (api: ApiClient, id: string) => ({
  queryKey: [...queryKeyStart(api, payments.list), { gig: id }],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const read = createAllPagesReader(async (page) => {
      const { transactions, totalTransaction } = await api.call(
        payments.list,
        { query: { ...page, gigId: id } },
        { signal },
      )
      return { rows: transactions, total: totalTransaction }
    })
    const { rows } = await read({ signal, onProgress: () => undefined })
    // A server without this filter returns every transaction.
    const transactions = rows.filter(({ gigId }) => gigId === id)
    return { transactions, totalTransaction: transactions.length }
  },
  meta: { reads: payments.list.reads },
})

/** Reads the transactions of one Gig. */
export const useGigTransactions = ({ id }: Pick<Gig, 'id'>) =>
  useRead<TransactionList>(gigTransactionsQuery(useApi(), id))
