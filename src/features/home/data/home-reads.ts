import { queryFor } from '@/api/client/hooks.ts'
import type { AnalyticsRange } from '@/api/contract/schemas/analytics.ts'
import { analytics } from '@/api/contract/endpoints/analytics.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'
import { reviewQueueInput } from '@/shared/work-review/review-queue.ts'
import { readSearch } from '@/lib/search-state.ts'
import { homeSearch } from '../model/home-search.ts'

/** The range of the tiles, and of the chart unless the address says another. */
export const usualRange: AnalyticsRange = '30d'

/** The inputs of home's reads: the same for the reads that start ahead and for the parts that show them. */
export const homeReads = {
  /** The most rows that the server returns for one call. */
  applicants: { query: { limit: 100 } },
  gigs: { query: { status: 'open,in_progress,pending_payment', sort: 'next_session', limit: 100 } },
  analytics: (range: AnalyticsRange) => ({ query: { range } }),
  transactions: { query: { limit: 5 } },
} as const

/** The reads of home's parts, which are started before the parts are shown. */
export const homePartReads = ({ api, search }: ScreenLocation) => [
  queryFor(api, gigPeople.listPendingWorkerGigs, reviewQueueInput),
  queryFor(api, gigPeople.listPendingApplicants, homeReads.applicants),
  queryFor(api, gigs.list, homeReads.gigs),
  queryFor(api, analytics.getDashboard, homeReads.analytics(usualRange)),
  queryFor(api, analytics.getDashboard, homeReads.analytics(readSearch(homeSearch, search).range)),
  queryFor(api, payments.list, homeReads.transactions),
]
