import { paths, segment, withQuery } from './paths.ts'

/** What of a Gig's page its address opens: one of its tabs, something above them, and the query of the list it was opened from, for the way back. */
interface GigPageQuery {
  tab?: 'applicants' | 'workers' | 'calendar' | 'payments'
  view?: 'edit' | 'pay' | 'cancel' | 'call-sheet'
  list?: string
}

const under = (id: string) => `${paths.gigs}/${segment(id)}`

/** Addresses of one Gig (spec S2-34). Beside `paths`, which every page fetches, the sign-in page too. */
export const gigPaths = {
  details: (id: string, { tab, view, list }: GigPageQuery = {}) => withQuery(under(id), { tab, view, list }),
  /** A draft or an unpaid Gig in the form it was made with. */
  form: (gig: string, step?: 'schedule' | 'pay' | 'review') => withQuery(paths.postGig, { gig, step }),
  profile: (id: string, profileType: 'applicant' | 'worker', profileId: string) =>
    `${under(id)}/profile/${profileType}/${segment(profileId)}`,
  republish: (id: string) => `${under(id)}/republish`,
} as const
