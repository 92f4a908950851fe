import { useApiQuery } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { isFinal } from '@/domain/transaction-status.ts'

/** The last payments into the wallet. */
const fundings = { query: { type: 'wallet_funding', limit: 50 } } as const

/** Payments into the wallet that may still arrive. While they are not known, nothing may be paid (docs/product/rules.md#money-movement). */
export function useUnfinishedFunding(enabled: boolean) {
  const list = useApiQuery(payments.list, fundings, { enabled })
  return {
    unfinished: list.data?.transactions.filter((one) => !isFinal(one)) ?? [],
    isKnown: list.data !== undefined,
    hasFailed: list.data === undefined && list.isError,
    isReading: list.isFetching,
    read: () => void list.refetch(),
  }
}
