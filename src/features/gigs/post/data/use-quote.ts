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

/** How long after the last change of pay, places or sessions the price is asked for, in ms (docs/product/post-gig.md). */
export const quoteDelay = 600

/** The value once it has not changed for `delay` ms; the first one at once. */
function useSettled(value: string | undefined, delay: number): string | undefined {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return settled
}

export interface Quote {
  /** The last price; while another is on its way the one before. */
  data: PaymentData | undefined
  /** Pay, places and sessions say enough to ask for a price. */
  isAsked: boolean
  /** What is shown is not the price of what is typed. */
  isUpdating: boolean
  error: ApiError | null
  /** The price of the same Gig has changed since it was shown first, in kobo. */
  updated: { readonly from: number; readonly to: number } | undefined
  retry: () => void
  /** Asks anew. @throws ApiError */
  renew: () => Promise<PaymentData>
  /** The price that is shown, and agreed to now. Undefined when it had expired and is another by now: that is shown first. @throws ApiError */
  agree: () => Promise<PaymentData | undefined>
}

/** A quote ends a little early for us, so that it does not end on its way. */
const margin = 10_000
const hasExpired = ({ expiresAt }: PaymentData) =>
  expiresAt !== undefined && expiresAt !== null && Date.parse(expiresAt) - margin <= now().getTime()

/**
 * The price of what is typed, from the server, which alone works it out. It is asked for 600 ms after the last change.
 * @param before what was agreed to earlier for exactly this form, in kobo
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
