import type { ApiClient } from '@/api/client/call.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { type ReadAllPages, createAllPagesReader } from '@/shared/all-pages/all-pages.ts'
import { type GigsSearch, listQuery } from '../model/gigs-search.ts'

/** Every Gig that matches the list's filters, up to 5,000. */
export const gigsReader = (api: ApiClient, search: GigsSearch): ReadAllPages<Gig> =>
  createAllPagesReader(async (page, signal) => {
    const { gigs: rows, totalGig: total } = await api.call(
      gigs.list,
      { query: { ...listQuery(search), ...page } },
      { signal },
    )
    return { rows, total }
  })
