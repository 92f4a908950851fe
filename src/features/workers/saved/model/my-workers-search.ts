import * as z from 'zod/mini'
import { longestFilter, longestSearch } from '@/api/contract/limits.ts'
import { favoritesPageSize } from '@/api/contract/schemas/worker.ts'
import { paths } from '@/shared/paths.ts'
import { pageNumber, searchHref, setsAny } from '@/lib/search-state.ts'
import type { HowToSet } from '@/shared/use-search-state.ts'

export const workerViews = ['cards', 'table'] as const

/** The fewest and the most people that are compared. */
export const compared = { fewest: 2, most: 4 } as const

const name = (longest: number) => z.optional(z.string().check(z.minLength(1), z.maxLength(longest)))

/** The lowest ratings that can be asked for. */
export const lowestRatings = ['4.5', '4', '3'] as const

/** The search parameters of My Workers (docs/product/rules.md#address-bar). */
export const myWorkersSearch = z.object({
  /** Part of a name, a craft or a skill. */
  q: name(longestSearch),
  /** A city or state. */
  location: name(longestFilter),
  skill: name(longestFilter),
  /** The lowest rating shown. */
  rating: z.optional(z.enum(lowestRatings)),
  /** Id of a group. */
  group: name(64),
  page: pageNumber(10_000),
  view: z._default(z.enum(workerViews), 'cards'),
  /** Id of the worker whose profile is open. */
  worker: name(64),
  /** Ids of the workers who are compared. */
  compare: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(compared.most))),
})
export type MyWorkersSearch = z.output<typeof myWorkersSearch>

/** Changes the address; `replace` where Back must not return to the present one. */
export type OnSearch = (changes: Partial<MyWorkersSearch>, how?: HowToSet) => void

const filters = {
  q: undefined,
  location: undefined,
  skill: undefined,
  rating: undefined,
  group: undefined,
} satisfies Partial<MyWorkersSearch>

/** Without filters and search, on the first page; the view stays. */
export const noFilters = { ...filters, page: 1 }

/** The search without a group that is not among the known ones, such as one that another device has deleted; as asked while they are read. */
export function withKnownGroup(
  search: MyWorkersSearch,
  groups: readonly { readonly id: string }[] | undefined,
): MyWorkersSearch {
  const isKnown = groups === undefined || groups.some(({ id }) => id === search.group)
  return search.group === undefined || isKnown ? search : { ...search, group: undefined }
}

export const hasFilters = (search: MyWorkersSearch): boolean => setsAny(filters, search)

/** The filters as the server expects them. */
export const listQuery = ({ q, location, skill, rating, group }: MyWorkersSearch) => ({
  searchWord: q,
  location,
  interest: skill,
  rating: rating && Number(rating),
  group,
})

/** The page of the list that the address names. */
export const pageOfWorkers = (search: MyWorkersSearch) => ({
  query: { ...listQuery(search), limit: favoritesPageSize, skip: (search.page - 1) * favoritesPageSize },
})

/** The address of this page with changed parameters. */
export const myWorkersHref = (search: Partial<MyWorkersSearch>, changes: Partial<MyWorkersSearch> = {}): string =>
  searchHref(myWorkersSearch, paths.myWorkers, { ...search, ...changes })
