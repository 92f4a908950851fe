import { useApiQuery } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { isFinal } from '@/domain/transaction-status.ts'

/** How many of the last fundings are read. */
const fundings = { query: { type: 'wallet_funding', limit: 50 } } as const

/** Fundings that may still arrive. Until they were read, paying is not allowed (docs/product/rules.md#money-movement). */
export function useUnfinishedFunding(enabled: boolean) {
  const list = useApiQuery(payments.list, fundings, { enabled })
  return {
    unfinished: list.data?.transactions.filter((transaction) => !isFinal(transaction)) ?? [],
    isLoaded: list.data !== undefined,
    hasFailed: list.data === undefined && list.isError,
    isReading: list.isFetching,
    read: () => void list.refetch(),
  }
}
