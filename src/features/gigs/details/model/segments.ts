import { applicantStatuses, type Applicant } from '@/api/contract/schemas/applicant.ts'
import { applicantLooks } from '@/domain/people-looks.ts'
import type { Segment } from './gig-search.ts'

const isKnown = (status: string): status is Exclude<Segment, 'other'> => applicantStatuses.some((one) => one === status)

/** Where an applicant is listed: by stage, and one in a stage nobody knows among the others, so that nobody is hidden. */
export const segmentOf = ({ status }: Pick<Applicant, 'status'>): Segment => (isKnown(status) ? status : 'other')

export const segmentLabel = (segment: Segment) => (segment === 'other' ? 'Other' : applicantLooks[segment].label)

/** How many there are in each segment; together they are all of them. 'Other' is there only where somebody is in it. */
export function segmentCounts(applicants: readonly Pick<Applicant, 'status'>[]): { segment: Segment; count: number }[] {
  const count = (segment: Segment) => applicants.filter((one) => segmentOf(one) === segment).length
  const others = count('other')
  return [
    ...applicantStatuses.map((segment) => ({ segment, count: count(segment) })),
    ...(others > 0 ? [{ segment: 'other' as const, count: others }] : []),
  ]
}
