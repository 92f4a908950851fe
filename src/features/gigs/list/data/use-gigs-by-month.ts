import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiError } from '@/api/client/api-error.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig, GigList } from '@/api/contract/schemas/gig.ts'
import { addToMonth, monthOf } from '@/design-system/lib/days.ts'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'
import { type GigsSearch, monthPageSize, pageOfMonth } from '../model/gigs-search.ts'

/** The most pages that are read of one month. */
const mostPages = 10

export interface GigsByMonth {
  /** The Gigs with sessions in the month, and in the adjacent months as far as they were read. */
  query: QueryLike<readonly Gig[]>
  /** Whether a month has more Gigs than were read. */
  isCut: boolean
}

/**
 * The Gigs of the month around a day and of the adjacent months. Each month is a read of its own, so turning the page shows cached Gigs
 * immediately, and the keyboard focus keeps its day.
 * @param day 'YYYY-MM-DD'
 */
export function useGigsByMonth(search: GigsSearch, day: string): GigsByMonth {
  const api = useApi()
  const month = monthOf(day)
  const pageOf = (offset: number, page: number) =>
    queryFor(api, gigs.list, pageOfMonth(search, `${addToMonth(month, offset)}-01`, page))
  const offsets = [0, -1, 1]
  const firstPages = useQueries({ queries: offsets.map((offset) => pageOf(offset, 0)) })
  const totals = firstPages.map(({ data }) => data?.totalGig ?? 0)
  const adjacentMonths = offsets.flatMap((offset, index) =>
    Array.from(
      { length: Math.max(0, Math.min(mostPages, Math.ceil((totals[index] ?? 0) / monthPageSize)) - 1) },
      (_, page) => pageOf(offset, page + 1),
    ),
  )
  const otherPages = useQueries({ queries: adjacentMonths })
  const all = [...firstPages, ...otherPages]
  return { query: merged(all, firstPages[0]), isCut: totals.some((total) => total > mostPages * monthPageSize) }
}

type Page = UseQueryResult<GigList, ApiError>

/** Cached Gigs are shown once the month itself was read; failed months are read again together. */
function merged(pages: readonly Page[], month: Page | undefined): QueryLike<readonly Gig[]> {
  const failed = pages.filter(({ error }) => error !== null)
  const gigsById = new Map(pages.flatMap(({ data }) => (data?.gigs ?? []).map((gig) => [gig.id, gig] as const)))
  return {
    data: month?.data && [...gigsById.values()],
    error: failed[0]?.error ?? null,
    isFetching: pages.some(({ isFetching }) => isFetching),
    dataUpdatedAt: month?.dataUpdatedAt ?? 0,
    refetch: () => failed.map(({ refetch }) => refetch()),
  }
}
