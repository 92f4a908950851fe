import * as z from 'zod/mini'
import { type Applicant, applicantStatuses } from '@/api/contract/schemas/applicant.ts'
import { foldText } from '@/design-system/lib/fold-text.ts'
import { searchHref, setsAny } from '@/lib/search-state.ts'
import { gigPaths } from '@/shared/gig-paths.ts'

/** The known stages of applicants, and 'other' for stages that this client does not know. */
export const segments = [...applicantStatuses, 'other'] as const
export type Segment = (typeof segments)[number]

const isApplicantStatus = (status: string): status is Exclude<Segment, 'other'> =>
  applicantStatuses.some((applicantStatus) => applicantStatus === status)

/** The segment that lists an applicant: its stage, or 'other' for an unknown stage, so that every applicant is listed. */
export const segmentOf = ({ status }: Pick<Applicant, 'status'>): Segment =>
  isApplicantStatus(status) ? status : 'other'

/** What the applicants can be sorted by, the first one by default; `-` is the opposite direction. */
export const applicantSorts = [
  'newest',
  'rating',
  'price',
  'skills',
  '-newest',
  '-rating',
  '-price',
  '-skills',
] as const
export type ApplicantSort = (typeof applicantSorts)[number]

/** The lowest ratings that can be asked for. */
export const ratingSteps = ['3', '4', '4.5'] as const

const yesOrNo = z.optional(z.enum(['yes', 'no']))

/** The part of an address that says which applicants are listed, and in which order; the list and the profile share it. */
export const applicantSearchFields = {
  /** The stage of the applicants that are listed. */
  status: z._default(z.enum(segments), 'pending'),
  skill: z.optional(z.string().check(z.maxLength(60))),
  rating: z.optional(z.enum(ratingSteps)),
  /** Whether the pay asked is within the pay of the Gig. */
  price: z.optional(z.enum(['within', 'above'])),
  /** Whether the employer invited them. */
  invited: yesOrNo,
  /** Whether the employer hired them before. */
  before: yesOrNo,
  sort: z._default(z.enum(applicantSorts), 'newest'),
  /** How the applicants are shown: as a list, or by their work. */
  view: z._default(z.enum(['list', 'gallery']), 'list'),
  /** The query of the list the Gig was opened from, for the link back. */
  list: z.optional(z.string().check(z.maxLength(500))),
}

export const applicantSearch = z.object(applicantSearchFields)
export type ApplicantSearch = z.output<typeof applicantSearch>

/** Without filters; stage and order stay. */
export const noApplicantFilters = {
  skill: undefined,
  rating: undefined,
  price: undefined,
  invited: undefined,
  before: undefined,
} satisfies Partial<ApplicantSearch>

export const hasApplicantFilters = (search: ApplicantSearch) => setsAny(noApplicantFilters, search)

/** The part of a profile's address that says from which list it was opened. A link from elsewhere names no stage. */
export const profileSearch = z.object({ ...applicantSearchFields, status: z.optional(z.enum(segments)) })

/** The address of an applicant's profile, which goes through the same list by Previous and Next. It names the stage, also once the applicant has left it. */
export const applicantHref = (gigId: string, applicantId: string, search: ApplicantSearch): string =>
  searchHref(profileSearch, gigPaths.profile(gigId, 'applicant', applicantId), search)

/** The address of the list of a Gig's applicants, with its stage, filters and order. */
export const applicantListHref = (gigId: string, search: ApplicantSearch): string =>
  searchHref(applicantSearch, gigPaths.details(gigId, { tab: 'applicants' }), search)

/** The pay for one worker of the Gig: what is held for a place, else the rate. In kobo, gross. */
interface OfferedPay {
  readonly payKobo: number | undefined
}

/** The pay of an applicant, in kobo: what was agreed with who is hired, else what the applicant asks for: their own, else the Gig's. */
export const applicantPay = (
  { hire, proposedKobo }: Pick<Applicant, 'hire' | 'proposedKobo'>,
  { payKobo }: OfferedPay,
) => hire?.agreedKobo ?? proposedKobo ?? payKobo

const wasHired = ({ worker }: Applicant) => (worker.history?.gigsWithYou ?? 0) > 0
const agrees = (filter: 'yes' | 'no' | undefined, value: boolean) =>
  filter === undefined || (filter === 'yes') === value

/** Whether two names are those of one skill, without regard to case and accents. */
export const isSameSkill = (some: string, other: string): boolean => foldText(some) === foldText(other)

/** Whether an applicant passes the filters; the stage is no filter. */
function passes(applicant: Applicant, search: ApplicantSearch, pay: OfferedPay): boolean {
  const { skill, rating, price, invited, before } = search
  const own = applicantPay(applicant, pay)
  const isWithin = own === undefined || pay.payKobo === undefined || own <= pay.payKobo
  return (
    (skill === undefined || applicant.worker.skills.some((known) => isSameSkill(known, skill))) &&
    (rating === undefined || (applicant.worker.rating ?? 0) >= Number(rating)) &&
    (price === undefined || (price === 'within') === isWithin) &&
    agrees(invited, applicant.invited) &&
    agrees(before, wasHired(applicant))
  )
}

type Compare = (a: Applicant, b: Applicant) => number

/** The natural direction of each order: the newest, the best, the cheapest and the most fitting first. */
const compares = (pay: OfferedPay): Record<'newest' | 'rating' | 'price' | 'skills', Compare> => ({
  newest: (a, b) => Date.parse(b.appliedAt) - Date.parse(a.appliedAt),
  rating: (a, b) => (b.worker.rating ?? 0) - (a.worker.rating ?? 0),
  price: (a, b) => (applicantPay(a, pay) ?? 0) - (applicantPay(b, pay) ?? 0),
  skills: (a, b) => b.matchedSkills.length - a.matchedSkills.length,
})

const isReversed = (sort: ApplicantSort) => sort.startsWith('-')

/** Name of the order without its direction. */
export const sortKey = (sort: ApplicantSort) => sort.replace('-', '') as keyof ReturnType<typeof compares>

/**
 * The applicants of the open stage that pass the filters, in order; equal ones newest first.
 * @param keptIn the stage in whose list an applicant stays although it has moved on
 */
export function listApplicants(
  all: readonly Applicant[],
  search: ApplicantSearch,
  pay: OfferedPay,
  keptIn: (applicant: Applicant) => string | undefined = () => undefined,
): Applicant[] {
  const { [sortKey(search.sort)]: compare, newest } = compares(pay)
  const direction = isReversed(search.sort) ? -1 : 1
  return all
    .filter((applicant) => segmentOf({ status: keptIn(applicant) ?? applicant.status }) === search.status)
    .filter((applicant) => passes(applicant, search, pay))
    .toSorted((a, b) => direction * compare(a, b) || newest(a, b))
}
