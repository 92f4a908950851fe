import { queryFor } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { applicantsQuery } from '@/shared/people/people-queries.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'

/** The reads of an applicant's profile: the Gig, and its applicants, among whom this one is found. */
export const applicantReads = ({ api, params: { gigId = '' } }: ScreenLocation) => [
  queryFor(api, gigs.get, { params: { id: gigId } }),
  applicantsQuery(api, gigId),
]
