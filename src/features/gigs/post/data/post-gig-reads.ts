import type { ApiClient } from '@/api/client/call.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'

/** What the form of a Gig reads: the suggestions for skills, and what posting requires besides the wallet. */
const formReads = (api: ApiClient) => [
  queryFor(api, gigs.getSoftSkills, {}),
  queryFor(api, dashboard.getOnboardingStatus, {}),
]

/** The reads of Post a Gig: the form's, and the draft that is continued. */
export function postGigReads({ api, search }: ScreenLocation) {
  const id = search.get('gig')
  return [...(id ? [queryFor(api, gigs.getToEdit, { params: { id } })] : []), ...formReads(api)]
}

/** The places of the old Gig that are read: its team. */
export const placesOf = (id: string) => ({ params: { id }, query: { limit: 100 } })

/** The reads of Republish: the old Gig, its team, and the form's. */
export const republishReads = ({ api, params: { id = '' } }: ScreenLocation) => [
  queryFor(api, gigs.get, { params: { id } }),
  queryFor(api, gigPeople.listWorkerGigs, placesOf(id)),
  ...formReads(api),
]
