import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'

/** Caches a payment under its id, so that its panel shows it without waiting for a read. */
export function useCachePayment() {
  const api = useApi()
  const queryClient = useQueryClient()
  return (payment: PaymentTransaction) =>
    queryClient.setQueryData(queryFor(api, payments.get, { params: { id: payment.id } }).queryKey, payment)
}
