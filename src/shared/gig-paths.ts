import { paths, segment, withQuery } from './paths.ts'

/** Query of a Gig's page: the open tab, the open view above the tabs, and the query of the list for the link back. */
interface GigPageQuery {
  tab?: 'applicants' | 'workers' | 'calendar' | 'payments'
  view?: 'edit' | 'pay' | 'cancel' | 'call-sheet'
  list?: string
}

const under = (id: string) => `${paths.gigs}/${segment(id)}`

/** Addresses of one Gig (spec S2-34). Kept out of `paths`, which every page downloads, the sign-in page too. */
export const gigPaths = {
  pattern: `${paths.gigs}/:id`,
  republishPattern: `${paths.gigs}/:id/republish`,
  profilePattern: `${paths.gigs}/:gigId/profile/:profileType/:profileId`,
  details: (id: string, { tab, view, list }: GigPageQuery = {}) => withQuery(under(id), { tab, view, list }),
  /** The form of a draft or an unpaid Gig. */
  form: (gig: string, step?: 'schedule' | 'pay' | 'review') => withQuery(paths.postGig, { gig, step }),
  profile: (id: string, profileType: 'applicant' | 'worker', profileId: string) =>
    `${under(id)}/profile/${profileType}/${segment(profileId)}`,
  republish: (id: string) => `${under(id)}/republish`,
} as const
