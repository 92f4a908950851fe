import type { LoaderFunctionArgs } from 'react-router-dom'
import { queryFor } from '@/api/client/hooks.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { referenceIn } from '../model/payment-reference.ts'

/** Starts reading the payment of the address without waiting: it is all the page shows. */
export function startPayment({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const reference = referenceIn(new URL(request.url).searchParams)
  if (reference !== undefined && api.session.store.getState().user?.employerId) {
    void context.get(queryClientContext).prefetchQuery(queryFor(api, payments.get, { params: { id: reference } }))
  }
  return null
}
