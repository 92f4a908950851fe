import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import { gigStatuses } from '../../../src/api/contract/schemas/gig.ts'
import type { Deps } from '../../ports/deps.ts'
import { searchable } from './gig-brief.ts'
import { selectGigsPage, selectTotalsByStatus } from './list-repository.ts'
import { toGig } from './serializer.ts'

/** The words of a search that must all be found; undefined without any. */
function searchTermsOf(searchWord: string): readonly string[] | undefined {
  const terms = searchable(searchWord)
    .split(/\s+/)
    .filter((term) => term !== '')
  return terms.length === 0 ? undefined : terms
}

/** One page of the employer's Gigs with the count of all matches. */
export async function listGigs(
  { db, now }: Deps,
  employerId: string,
  { limit, skip, searchWord = '', ...selection }: QueryOf<typeof gigs.list>,
): Promise<Output<typeof gigs.list>> {
  const searchTerms = searchTermsOf(searchWord)
  const rows = await selectGigsPage(
    db,
    employerId,
    { ...selection, ...(searchTerms !== undefined && { searchTerms }) },
    { limit, skip },
  )
  const at = now()
  return {
    gigs: rows.flatMap(({ total: _, row, ...money }) => (row === null ? [] : [toGig(row, money, at)])),
    totalGig: rows[0]?.total ?? 0,
  }
}

/** The number of Gigs by status, and the total paid minus refunds, in kobo. */
export async function readGigAnalytics({ db }: Deps, employerId: string): Promise<Output<typeof gigs.getAnalytics>> {
  const rows = await selectTotalsByStatus(db, employerId)
  const counts = new Map<string, number>(rows.map(({ status, count }) => [status, count]))
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byStatus: Object.fromEntries(gigStatuses.map((status) => [status, counts.get(status) ?? 0])),
    spendKobo: rows.reduce((sum, { kobo }) => sum + kobo, 0),
  }
}
