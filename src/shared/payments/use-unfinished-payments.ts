import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor, useApiQuery } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { goToPayment, isPaymentLink } from './payment-link.ts'
import { usePaymentPolling } from './payment-polling.ts'
import { isFinal } from '../transaction-status.ts'

type ListInput = Parameters<typeof queryFor<typeof payments.list>>[2]

interface Settings {
  /** False while no payment is due. */
  enabled?: boolean
  /** Whether a payment of the list counts; by default each does. */
  includes?: (payment: PaymentTransaction) => boolean
}

/**
 * The payments for one purpose that may still arrive. While there is one, and until they were read, no other payment for that purpose is offered
 * (docs/product/rules.md#money-movement).
 */
export function useUnfinishedPayments(input: ListInput, { enabled = true, includes = () => true }: Settings = {}) {
  const api = useApi()
  const client = useQueryClient()
  const list = useApiQuery(payments.list, input, { enabled })
  const unfinishedOf = (all: readonly PaymentTransaction[] = []) =>
    all.filter((payment) => includes(payment) && !isFinal(payment))
  // What another page has read does not count while no payment is due.
  const transactions = enabled ? list.data?.transactions : undefined
  const unfinished = unfinishedOf(transactions)
  const [payment] = unfinished
  usePendingPolling(list, unfinished)
  return {
    payment,
    unfinished,
    transactions,
    /** False also while they are read again, and when they could not be read: then paying is not allowed. */
    isLoaded: transactions !== undefined && !list.isFetching && (list.error === null || payment !== undefined),
    /** None was unfinished when they were read last. For what leads to paying: where it is paid, it is checked again, and a button that goes while it is read would lose the focus. */
    noneKnown: transactions !== undefined && list.error === null && payment === undefined,
    hasFailed: enabled && list.error !== null && payment === undefined,
    isReading: list.isFetching,
    read: () => void list.refetch(),
    /** Reads them, or waits for the read that is on its way; rejects when they could not be read. */
    whenRead: async () => {
      // A cached answer may be from before the payment that was just begun, here or on another device.
      const query = { ...queryFor(api, payments.list, input), staleTime: 0 }
      return unfinishedOf((await client.fetchQuery(query)).transactions)
    },
  }
}

/**
 * Leads back to the page of a payment on which nothing was paid yet, as far as the provider has said. The page takes one payment, so going back to it
 * cannot pay twice. Undefined for a payment that is under way, and for one without a page.
 */
export function continuation({ status, authorizationUrl }: PaymentTransaction): (() => void) | undefined {
  if (status !== 'pending' || !isPaymentLink(authorizationUrl)) return undefined
  return () => void goToPayment(authorizationUrl)
}

/** Reads a list again while payments of it are pending. What one changes when it becomes final, the query client reads again. */
export function usePendingPolling(
  list: { refetch: (options: { cancelRefetch: boolean }) => unknown },
  pending: readonly PaymentTransaction[],
): void {
  const ids = pending.map(({ id }) => id).join(' ')
  // A pending read is not restarted: on a slow network it would never finish.
  usePaymentPolling({ enabled: ids !== '', pollKey: ids, onRead: () => void list.refetch({ cancelRefetch: false }) })
}
