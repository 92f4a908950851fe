import * as z from 'zod/mini'
import { isDay } from '@/design-system/lib/days.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { applicantSearchFields } from '@/shared/people/applicant-search.ts'
import { searchHref } from '@/lib/search-state.ts'

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
export const gigHref = (id: string, { list }: Partial<GigSearch> = {}, changes: Partial<GigSearch> = {}): string =>
  searchHref(gigSearch, gigPaths.details(id), { list, ...changes })

/** The most people that are compared side by side. */
export const mostCompared = 4

/** Why so many people cannot be compared; undefined where they can. */
export const compareProblem = (count: number): string | undefined =>
  count < 2 || count > mostCompared ? `Choose 2 to ${mostCompared} applicants to compare` : undefined

/** The ids of the applicants that the address compares, none twice. */
export const comparedIds = ({ compare }: Pick<GigSearch, 'compare'>): string[] =>
  [...new Set((compare ?? '').split(',').filter(Boolean))].slice(0, mostCompared)
