import * as z from 'zod/mini'
import { isDay } from '@/design-system/lib/days.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { applicantSearchFields } from '@/shared/people/applicant-search.ts'
import { writeSearch } from '@/lib/search-state.ts'

export const gigTabs = ['overview', 'applicants', 'workers', 'calendar', 'payments'] as const

/** The search parameters of a Gig's page (docs/product/rules.md#address-bar). */
export const gigSearch = z.object({
  tab: z._default(z.enum(gigTabs), 'overview'),
  ...applicantSearchFields,
  /** Ids of the applicants that are compared side by side. */
  compare: z.optional(z.string().check(z.maxLength(400))),
  /** The day the calendar shows. */
  from: z.optional(z.string().check(z.refine(isDay))),
})
export type GigSearch = z.output<typeof gigSearch>

/** The address of this Gig in another state of its page; the link back to the list stays. */
export function gigHref(id: string, { list }: Partial<GigSearch> = {}, changes: Partial<GigSearch> = {}): string {
  const query = writeSearch(gigSearch, { ...defaults, list, ...changes }).toString()
  return query === '' ? gigPaths.details(id) : `${gigPaths.details(id)}?${query}`
}

const defaults = { tab: 'overview', status: 'pending', sort: 'newest', view: 'list' } as const

/** The address of the list with its filters. */
export const listHref = ({ list }: Pick<GigSearch, 'list'>) => (list ? `${paths.gigs}?${list}` : paths.gigs)

/** The most people that are compared side by side. */
export const mostCompared = 4

/** Why so many people cannot be compared; undefined where they can. */
export const compareProblem = (count: number): string | undefined =>
  count < 2 || count > mostCompared ? `Choose 2 to ${mostCompared} applicants to compare` : undefined

/** The ids of the applicants that the address compares, none twice. */
export const comparedIds = ({ compare }: Pick<GigSearch, 'compare'>): string[] =>
  [...new Set((compare ?? '').split(',').filter(Boolean))].slice(0, mostCompared)
