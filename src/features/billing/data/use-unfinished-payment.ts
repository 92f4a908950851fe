import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { usePaymentPolling } from '@/domain/payment-polling.ts'
import { isFinal } from '@/domain/transaction-status.ts'
import { planPayments } from '../model/plan-payments.ts'

/** The payment for a plan that may still arrive, if there is one. While there is, nothing is paid again (docs/product/rules.md#money-movement). */
export function useUnfinishedPayment() {
  const client = useQueryClient()
  const list = useApiQuery(payments.list, planPayments)
  const payment = list.data?.transactions.find((one) => !isFinal(one))
  const reference = payment?.reference
  usePaymentPolling({
    enabled: reference !== undefined,
    of: reference ?? '',
    onRead: () => void list.refetch({ cancelRefetch: false }),
  })

  const waitedFor = useRef(reference)
  const readPlan = useEffectEvent(() => invalidateReads(client, ['wallet', 'onboarding']))
  useEffect(() => {
    if (waitedFor.current !== undefined && reference === undefined) readPlan()
    waitedFor.current = reference
  }, [reference])

  return {
    payment,
    /** False also when it could not be read: then nothing may be paid. */
    isKnown: list.data !== undefined,
    hasFailed: list.data === undefined && list.isError,
    isReading: list.isFetching,
    read: () => void list.refetch(),
  }
}
