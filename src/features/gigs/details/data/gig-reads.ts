import { queryFor, readToEdit } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'
import { readSearch } from '@/lib/search-state.ts'
import { gigSearch } from '../model/gig-search.ts'
import { applicantsQuery, savedWorkersQuery, workerGigsQuery } from '@/shared/people/people-queries.ts'
import { gigTransactionsQuery } from './use-gig-transactions.ts'

/** The reads of the form: the Gig as it is now, because another device may have changed it, and the suggestions for skills. */
export const editReads = ({ api, params: { id = '' } }: ScreenLocation) => [
  readToEdit(api, gigs.getToEdit, { params: { id } }),
  queryFor(api, gigs.getSoftSkills, {}),
]

/** The read of the call sheet: the hired people. */
export const callSheetReads = ({ api, params: { id = '' } }: ScreenLocation) => [workerGigsQuery(api, id)]

/** The reads of a Gig's page: the Gig, and the people or payments of the open tab. */
export function gigReads({ api, params: { id = '' }, search }: ScreenLocation) {
  const gig = queryFor(api, gigs.get, { params: { id } })
  switch (readSearch(gigSearch, search).tab) {
    case 'overview':
      // Plan B: who is hired, who can take a place, and who is saved.
      return [gig, applicantsQuery(api, id), workerGigsQuery(api, id), savedWorkersQuery(api)]
    case 'applicants':
      return [gig, applicantsQuery(api, id)]
    case 'workers':
    case 'calendar':
      return [gig, workerGigsQuery(api, id)]
    case 'payments':
      return [gig, gigTransactionsQuery(api, id)]
  }
}
