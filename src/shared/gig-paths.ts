import { paths, segment, withQuery } from './paths.ts'

/** Query of a Gig's page: the open tab, and the query of the list for the link back. */
interface GigPageQuery {
  tab?: 'applicants' | 'workers' | 'calendar' | 'payments'
  list?: string | undefined
}

/** What opens in a Gig's page by an address of its own: the form, the printable page, the dialogs that cancel and invite, and the way to the payment. */
export const gigViews = ['edit', 'call-sheet', 'cancel', 'invite', 'pay'] as const
type GigView = (typeof gigViews)[number]

const under = (id: string) => `${paths.gigs}/${segment(id)}`

/** Addresses of one Gig (spec S2-34). Kept out of `paths`, which every page downloads, the sign-in page too. */
export const gigPaths = {
  /** The list of Gigs with its query. */
  list: (query: string | undefined) => (query ? `${paths.gigs}?${query}` : paths.gigs),
  pattern: `${paths.gigs}/:id`,
  republishPattern: `${paths.gigs}/:id/republish`,
  applicantPattern: `${paths.gigs}/:gigId/profile/applicant/:profileId`,
  profilePattern: `${paths.gigs}/:gigId/profile/:profileType/:profileId`,
  details: (id: string, { tab, list }: GigPageQuery = {}) => withQuery(under(id), { tab, list }),
  view: (id: string, view: GigView, { list }: Pick<GigPageQuery, 'list'> = {}) =>
    withQuery(`${under(id)}/${view}`, { list }),
  /** The form of a draft or an unpaid Gig. */
  form: (gig: string, step?: 'schedule' | 'pay' | 'review') => withQuery(paths.postGig, { gig, step }),
  workerPattern: `${paths.gigs}/:gigId/profile/worker/:profileId`,
  profile: (
    id: string,
    profileType: 'applicant' | 'worker',
    profileId: string,
    { list }: Pick<GigPageQuery, 'list'> = {},
  ) => withQuery(`${under(id)}/profile/${profileType}/${segment(profileId)}`, { list }),
  republish: (id: string) => `${under(id)}/republish`,
} as const
