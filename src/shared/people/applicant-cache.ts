import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { ApiClient } from '@/api/client/call.ts'
import type { OptimisticCache } from '@/api/client/optimistic.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import type { Applicant } from '@/api/contract/schemas/applicant.ts'

/** A cached list of applicants: all of a Gig, or a page of an endpoint. */
type CachedList = { readonly rows: readonly Applicant[] } | { readonly applicants: readonly Applicant[] }

/** The list with some of its rows replaced. */
function withRows(list: CachedList, replace: (row: Applicant) => Applicant): CachedList {
  return 'rows' in list
    ? { ...list, rows: list.rows.map(replace) }
    : { ...list, applicants: list.applicants.map(replace) }
}

/**
 * Changes one applicant in every cached list before the server has answered. When the call fails, only this change is undone: others may
 * have been made meanwhile.
 * @param before the applicant as it was when the change was made
 */
export function changeCachedApplicant(
  cache: OptimisticCache,
  api: ApiClient,
  before: Applicant,
  changes: Partial<Pick<Applicant, 'status' | 'privateNote' | 'declineReason'>>,
): void {
  const original: Partial<Applicant> = Object.fromEntries(Object.entries(before).filter(([field]) => field in changes))
  const put = (fields: Partial<Applicant>) => (list: CachedList) =>
    withRows(list, (row) => (row.id === before.id ? { ...row, ...fields } : row))
  for (const endpoint of [gigPeople.listApplicants, gigPeople.listPendingApplicants]) {
    const key: QueryKey = queryKeyStart(api, endpoint)
    cache.updateBelow(key, put(changes), put(original))
  }
}

/** Puts an applicant as the server returned it into every cached list. */
export function putCachedApplicant(client: QueryClient, api: ApiClient, applicant: Applicant): void {
  for (const endpoint of [gigPeople.listApplicants, gigPeople.listPendingApplicants]) {
    client.setQueriesData<CachedList>({ queryKey: queryKeyStart(api, endpoint) }, (list) =>
      list === undefined ? undefined : withRows(list, (row) => (row.id === applicant.id ? applicant : row)),
    )
  }
}

/** The stage of an applicant as the lists of a Gig show it now; undefined where no list has the applicant. */
export function cachedStage(client: QueryClient, api: ApiClient, id: string): string | undefined {
  for (const [, list] of client.getQueriesData<CachedList>({
    queryKey: queryKeyStart(api, gigPeople.listApplicants),
  })) {
    const rows = list === undefined ? [] : 'rows' in list ? list.rows : list.applicants
    const row = rows.find((applicant) => applicant.id === id)
    if (row !== undefined) return row.status
  }
  return undefined
}
