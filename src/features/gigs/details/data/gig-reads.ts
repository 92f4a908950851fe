import { queryFor, readToEdit } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'
import { readSearch } from '@/lib/search-state.ts'
import { gigSearch } from '../model/gig-search.ts'
import { applicantsQuery, savedWorkersQuery, workerGigsQuery } from '@/shared/people/people-queries.ts'
import { gigTransactionsQuery } from './use-gig-transactions.ts'

/** The reads of the form: the Gig as it is now, because another device may have changed it, and the suggestions for skills. */
export const editReads = ({ api, params: { id = '' }, openedAt }: ScreenLocation) => [
  readToEdit(api, gigs.getToEdit, { params: { id } }, openedAt),
  queryFor(api, gigs.getSoftSkills, {}),
]

/** The read of the call sheet: the hired people. */
export const callSheetReads = ({ api, params: { id = '' } }: ScreenLocation) => [workerGigsQuery(api, id)]

/** The read of what a Gig's page and all that opens in it show: the Gig. */
export const gigReads = ({ api, params: { id = '' } }: ScreenLocation) => [queryFor(api, gigs.get, { params: { id } })]

/** The reads of the open tab: its people or payments. */
export function tabReads({ api, params: { id = '' }, search }: ScreenLocation) {
  switch (readSearch(gigSearch, search).tab) {
    case 'overview':
      // Plan B: who is hired, who can take a place, and who is saved.
      return [applicantsQuery(api, id), workerGigsQuery(api, id), savedWorkersQuery(api)]
    case 'applicants':
      return [applicantsQuery(api, id)]
    case 'workers':
    case 'calendar':
      return [workerGigsQuery(api, id)]
    case 'payments':
      return [gigTransactionsQuery(api, id)]
  }
}
