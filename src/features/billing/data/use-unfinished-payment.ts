import { useApiQuery } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { usePaymentPolling } from '@/shared/payment-polling.ts'
import { isFinal } from '@/shared/transaction-status.ts'
import { planPayments } from '../model/plan-payments.ts'

/** The payment for a plan that may still arrive, if there is one. Until it is final, no second payment is offered (docs/product/rules.md#money-movement). */
export function useUnfinishedPayment() {
  const list = useApiQuery(payments.list, planPayments)
  const payment = list.data?.transactions.find((transaction) => !isFinal(transaction))
  const reference = payment?.reference
  usePaymentPolling({
    enabled: reference !== undefined,
    pollKey: reference ?? '',
    onRead: () => void list.refetch({ cancelRefetch: false }),
  })

  return {
    payment,
    /** False also when payments could not be read: then paying is not allowed. */
    isLoaded: list.data !== undefined,
    hasFailed: list.data === undefined && list.isError,
    isReading: list.isFetching,
    read: () => void list.refetch(),
  }
}
