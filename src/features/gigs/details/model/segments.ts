import { applicantStatuses, type Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { applicantLooks } from '@/shared/people-looks.ts'
import { type Segment, segmentOf } from '@/shared/people/applicant-search.ts'

/** The name of a segment. In a cancelled Gig nobody waits for an answer any more. */
export function segmentLabel(segment: Segment, gigStatus?: string): string {
  if (segment === 'other') return 'Other'
  return segment === 'pending' && gigStatus === 'cancelled' ? 'Not decided' : applicantLooks[segment].label
}

/** The number of applicants in each segment as the Gig says it, while the applicants themselves are still read. */
export const countsOfGig = ({ applicantCounts }: Pick<Gig, 'applicantCounts'>): { segment: Segment; count: number }[] =>
  applicantStatuses.map((segment) => ({ segment, count: applicantCounts[segment] }))

/** The number of applicants in each segment; they add up to the total. 'Other' is present only when it is not empty. */
export function segmentCounts(applicants: readonly Pick<Applicant, 'status'>[]): { segment: Segment; count: number }[] {
  const count = (segment: Segment) => applicants.filter((applicant) => segmentOf(applicant) === segment).length
  const unknownStages = count('other')
  return [
    ...applicantStatuses.map((segment) => ({ segment, count: count(segment) })),
    ...(unknownStages > 0 ? [{ segment: 'other' as const, count: unknownStages }] : []),
  ]
}
