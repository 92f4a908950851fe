import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { ApiError } from '@/api/client/api-error.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'

/** The outcome of a call whose response was lost: its payment, if it has arrived. */
export type LookUpResult = PaymentTransaction | 'not there' | 'not known'

/** Looks up by the reference of a call whether it has arrived. What it changed is read again. */
export function useLookUp() {
  const api = useApi()
  const client = useQueryClient()
  return async (ref: string): Promise<LookUpResult> => {
    try {
      const payment = await api.call(payments.get, { params: { id: ref } })
      invalidateReads(client, ['wallet', 'transaction'])
      return payment
    } catch (error) {
      return error instanceof ApiError && error.kind === 'notFound' ? 'not there' : 'not known'
    }
  }
}
