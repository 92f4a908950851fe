import * as z from 'zod/mini'
import { longestSearch } from '@/api/contract/limits.ts'
import { isDay } from '@/api/contract/schemas/days.ts'
import { gigSorts, type GigAnalytics, type GigStatus } from '@/api/contract/schemas/gig.ts'
import { gigCategories } from '@/api/contract/schemas/gig-fields.ts'
import type { CalendarViewName } from '@/design-system/components/CalendarView/index.ts'
import { endOfMonth, startOfMonth } from '@/design-system/lib/days.ts'
import { paths } from '@/shared/paths.ts'
import { gigsViews } from '@/shared/preferences.ts'
import { pageNumber, searchHref, setsAny, writeSearch } from '@/lib/search-state.ts'
import type { HowToSet } from '@/shared/use-search-state.ts'

export const gigTabs = ['all', 'open', 'in_progress', 'pending_payment', 'drafts', 'completed', 'ended'] as const
export type GigTab = (typeof gigTabs)[number]

/** The statuses of each tab; an empty list means all, including unknown ones. */
const tabStates: Readonly<Record<GigTab, readonly GigStatus[]>> = {
  all: [],
  open: ['open'],
  in_progress: ['in_progress'],
  pending_payment: ['pending_payment'],
  drafts: ['draft'],
  completed: ['completed'],
  ended: ['cancelled', 'expired'],
}

/** The names only: the list reads them from the address, and its code must not bring the calendar along. */
const calendarViews = ['month', 'week', 'agenda'] as const satisfies readonly CalendarViewName[]

const day = z.optional(z.string().check(z.refine(isDay)))

/** The search parameters of Gigs Management (docs/product/rules.md#address-bar). */
export const gigsSearch = z.object({
  tab: z._default(z.enum(gigTabs), 'all'),
  /** Part of a title, a category or a place. */
  q: z.optional(z.string().check(z.maxLength(longestSearch))),
  category: z.optional(z.enum(gigCategories)),
  /** Lagos days, both inclusive, on which a session begins. */
  from: day,
  to: day,
  sort: z._default(z.enum(gigSorts), 'newest'),
  page: pageNumber(),
  /** Undefined means the preference of the device (`useGigsView`). */
  view: z.optional(z.enum(gigsViews)),
  /** How much of the calendar is shown; undefined means the default of the screen width. */
  range: z.optional(z.enum(calendarViews)),
  /** The day the calendar shows; undefined means today. */
  day,
  /** Id of the Gig that is previewed beside the list. */
  gig: z.optional(z.string().check(z.maxLength(100))),
})
export type GigsSearch = z.output<typeof gigsSearch>

/** Changes the address; `replace` where Back must not return to the present one. */
export type OnSearch = (changes: Partial<GigsSearch>, how?: HowToSet) => void

export const pageSize = 20

const filters = { q: undefined, category: undefined, from: undefined, to: undefined } satisfies Partial<GigsSearch>

/** Without filters and search, on the first page; the tab stays. */
export const noFilters = { ...filters, page: 1 }

export const hasFilters = (search: GigsSearch): boolean => setsAny(filters, search)

/** Tab, search and category as the server expects them: shared by the list and the calendar. */
export const narrowing = ({ tab, q, category }: GigsSearch) => ({
  status: tabStates[tab].join(',') || undefined,
  searchWord: q,
  category,
})

/** All filters and the order, as the server expects them. */
export function listQuery(search: GigsSearch) {
  const { from, to, sort } = search
  return { ...narrowing(search), from, to, sort }
}

/** The page of the list that the address names. */
export const pageOfGigs = (search: GigsSearch) => ({
  query: { ...listQuery(search), limit: pageSize, skip: (search.page - 1) * pageSize },
})

/** How many Gigs one read of the calendar's months returns. */
export const monthPageSize = 100

/** The Gigs with sessions in the month of a day. @param page from 0 */
export const pageOfMonth = (search: GigsSearch, day: string, page = 0) => ({
  query: {
    ...narrowing(search),
    from: startOfMonth(day),
    to: endOfMonth(day),
    limit: monthPageSize,
    skip: page * monthPageSize,
  },
})

/** The number of Gigs in a tab; 'all' also counts unknown statuses. */
export function tabCount({ total, byStatus }: Pick<GigAnalytics, 'total' | 'byStatus'>, tab: GigTab): number {
  if (tab === 'all') return total
  return tabStates[tab].reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)
}

/** The query of the list, for the link back from a Gig. */
export const listOf = (search: GigsSearch) => writeSearch(gigsSearch, { ...search, gig: undefined }).toString()

/** The address of this page with changed parameters. */
export const gigsHref = (search: GigsSearch, changes: Partial<GigsSearch>): string =>
  searchHref(gigsSearch, paths.gigs, { ...search, ...changes, gig: undefined })
