import { queryFor } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'

/** The reads of Post a Gig: the draft that is continued, and the suggestions for skills. */
export function postGigReads({ api, search }: ScreenLocation) {
  const id = search.get('gig')
  return [...(id ? [queryFor(api, gigs.getToEdit, { params: { id } })] : []), queryFor(api, gigs.getSoftSkills, {})]
}

/** The places of the old Gig that are read: its team. */
export const placesOf = (id: string) => ({ params: { id }, query: { limit: 100 } })

/** The reads of Republish: the old Gig and its team. */
export const republishReads = ({ api, params: { id = '' } }: ScreenLocation) => [
  queryFor(api, gigs.get, { params: { id } }),
  queryFor(api, gigPeople.listWorkerGigs, placesOf(id)),
]
