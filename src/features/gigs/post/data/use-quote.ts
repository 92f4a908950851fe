import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiError } from '@/api/client/api-error.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import type { BodyOf } from '@/api/contract/endpoint.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { PaymentData } from '@/api/contract/schemas/gig-quote.ts'
import { now } from '@/lib/clock.ts'
import { type GigForm, priceBody } from '../model/gig-form.ts'

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
  isAsked: boolean
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
  const wanted = body && JSON.stringify(body)
  const asked = useSettled(wanted, quoteDelay)
  const query = useQuery<PaymentData, ApiError>({
    queryKey: [...queryKeyStart(api, gigs.getPaymentData), { body: asked }],
    queryFn: ({ signal }) =>
      api.call(
        gigs.getPaymentData,
        { body: JSON.parse(asked ?? '') as BodyOf<typeof gigs.getPaymentData> },
        { signal },
      ),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  })
  const [agreed, setAgreed] = useState<{ asked: string | undefined; totalKobo: number }>()
  const isCurrent = wanted !== undefined && wanted === asked && !query.isPlaceholderData
  const data = wanted === undefined ? undefined : query.data
  if (isCurrent && data !== undefined && agreed?.asked !== asked) {
    setAgreed({ asked, totalKobo: agreed === undefined && before !== undefined ? before : data.totalKobo })
  }

  const renew = async () => {
    const fresh = await query.refetch()
    if (fresh.error) throw fresh.error
    return fresh.data as PaymentData
  }
  const isOther = isCurrent && data !== undefined && agreed?.asked === asked && agreed?.totalKobo !== data.totalKobo
  return {
    data,
    isAsked: wanted !== undefined,
    isUpdating: wanted !== undefined && (!isCurrent || query.isFetching),
    error: isCurrent && query.data === undefined ? query.error : null,
    updated: isOther && agreed !== undefined ? { from: agreed.totalKobo, to: data.totalKobo } : undefined,
    retry: () => void query.refetch(),
    renew,
    agree: async () => {
      const shown = data ?? (await renew())
      const fresh = hasExpired(shown) ? await renew() : shown
      if (fresh.totalKobo !== shown.totalKobo) return undefined
      setAgreed({ asked, totalKobo: fresh.totalKobo })
      return fresh
    },
  }
}
