import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor, useApiQuery } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { TransactionList } from '@/api/contract/schemas/transaction.ts'
import { isFinal } from '@/shared/transaction-status.ts'

/** How many of the last fundings are read. */
const fundings = { query: { type: 'wallet_funding', limit: 50 } } as const

const unfinishedOf = (list: TransactionList | undefined) =>
  list?.transactions.filter((transaction) => !isFinal(transaction)) ?? []

/** Fundings that may still arrive. Until they were read, paying is not allowed (docs/product/rules.md#money-movement). */
export function useUnfinishedFunding(enabled: boolean) {
  const api = useApi()
  const client = useQueryClient()
  const list = useApiQuery(payments.list, fundings, { enabled })
  return {
    unfinished: unfinishedOf(list.data),
    /** Waits until they were read; rejects when they could not be. */
    whenRead: async () => unfinishedOf(await client.ensureQueryData(queryFor(api, payments.list, fundings))),
    hasFailed: list.data === undefined && list.isError,
    isReading: list.isFetching,
    read: () => void list.refetch(),
  }
}
