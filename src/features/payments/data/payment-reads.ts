import { queryFor } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'
import { referenceIn } from '../model/payment-reference.ts'

/** The read of the status page: the payment of the address. */
export function paymentReads({ api, search }: ScreenLocation) {
  const id = referenceIn(search)
  return id === undefined ? [] : [queryFor(api, payments.get, { params: { id } })]
}
