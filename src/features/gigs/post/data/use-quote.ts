import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import { useRead } from '@/api/client/hooks.ts'
import type { ApiError } from '@/api/client/api-error.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import type { BodyOf } from '@/api/contract/endpoint.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { PaymentData } from '@/api/contract/schemas/gig-quote.ts'
import { now } from '@/lib/clock.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { priceBody } from '../model/gig-form.ts'

/** How long after the last change of pay, places or sessions the quote is requested, in ms (docs/product/post-gig.md). */
export const quoteDelay = 600

/** The value once it has not changed for `delay` ms; the first one immediately. */
function useSettled(value: string | undefined, delay: number): string | undefined {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}

export interface Quote {
  /** The last quote; the previous one while the next is loading. */
  data: PaymentData | undefined
  /** Pay, places and sessions are complete enough to request a quote. */
  isRequestable: boolean
  /** The shown quote is not for the present values of the form. */
  isUpdating: boolean
  error: ApiError | null
  /** The price of the same Gig has changed since it was first shown, in kobo. */
  updated: { readonly from: number; readonly to: number } | undefined
  retry: () => void
  /** Requests a new quote. @throws ApiError */
  renew: () => Promise<PaymentData>
  /** Returns the shown quote, which is agreed to now. Undefined when it had expired and the new price differs: that one is shown first. @throws ApiError */
  agree: () => Promise<PaymentData | undefined>
}

/** The client treats a quote as expired this long (ms) before the server does, so that it does not expire in transit. */
const margin = 10_000
const hasExpired = ({ expiresAt }: PaymentData) =>
  expiresAt !== undefined && expiresAt !== null && Date.parse(expiresAt) - margin <= now().getTime()

/**
 * The quote for the form, from the server, which alone calculates prices. It is requested 600 ms after the last change.
 * @param before the price that was agreed to earlier for exactly this form, in kobo
 */
export function useQuote(form: GigForm, before?: number): Quote {
  const api = useApi()
  const body = priceBody(form)
  const serializedBody = body && JSON.stringify(body)
  const requestedBody = useSettled(serializedBody, quoteDelay)
  const query = useRead<PaymentData>({
    queryKey: [...queryKeyStart(api, gigs.getPaymentData), { body: requestedBody }],
    queryFn: ({ signal }) =>
      api.call(
        gigs.getPaymentData,
        { body: JSON.parse(requestedBody ?? '') as BodyOf<typeof gigs.getPaymentData> },
        { signal },
      ),
    meta: { writes: gigs.getPaymentData.writes },
    enabled: requestedBody !== undefined,
    placeholderData: keepPreviousData,
  })
  const [agreed, setAgreed] = useState<{ requestedBody: string | undefined; totalKobo: number }>()
  const isCurrent = serializedBody !== undefined && serializedBody === requestedBody && !query.isPlaceholderData
  const data = serializedBody === undefined ? undefined : query.data
  if (isCurrent && data !== undefined && agreed?.requestedBody !== requestedBody) {
    setAgreed({ requestedBody, totalKobo: agreed === undefined && before !== undefined ? before : data.totalKobo })
  }

  const renew = async () => {
    const refetched = await query.refetch()
    if (refetched.error) throw refetched.error
    return refetched.data as PaymentData
  }
  const isOther =
    isCurrent && data !== undefined && agreed?.requestedBody === requestedBody && agreed?.totalKobo !== data.totalKobo
  return {
    data,
    isRequestable: serializedBody !== undefined,
    isUpdating: serializedBody !== undefined && (!isCurrent || query.isFetching),
    error: isCurrent && query.data === undefined ? query.error : null,
    updated: isOther && agreed !== undefined ? { from: agreed.totalKobo, to: data.totalKobo } : undefined,
    retry: () => void query.refetch(),
    renew,
    agree: async () => {
      const shownQuote = data ?? (await renew())
      const currentQuote = hasExpired(shownQuote) ? await renew() : shownQuote
      if (currentQuote.totalKobo !== shownQuote.totalKobo) return undefined
      setAgreed({ requestedBody, totalKobo: currentQuote.totalKobo })
      return currentQuote
    },
  }
}
