import type { ApiClient } from '@/api/client/call.ts'
import type { Input } from '@/api/contract/endpoint.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { type ReadAllPages, createAllPagesReader } from '@/shared/all-pages/all-pages.ts'

type Query = Omit<NonNullable<Input<typeof payments.list>['query']>, 'limit' | 'skip'>

/** Reads every matching transaction, up to 5,000. */
export const transactionsReader = (api: ApiClient, query: Query): ReadAllPages<PaymentTransaction> =>
  createAllPagesReader(async (page, signal) => {
    const { transactions, totalTransaction } = await api.call(
      payments.list,
      { query: { ...query, ...page } },
      { signal },
    )
    return { rows: transactions, total: totalTransaction }
  })
