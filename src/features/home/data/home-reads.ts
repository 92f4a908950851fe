import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '@/api/client/call.ts'
import { queryFor } from '@/api/client/hooks.ts'
import type { AnalyticsRange } from '@/api/contract/schemas/analytics.ts'
import { analytics } from '@/api/contract/endpoints/analytics.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'

/** The range of the tiles, and of the chart unless the address says another. */
export const usualRange: AnalyticsRange = '30d'

/** The inputs of home's reads: the same for the reads that start ahead and for the parts that show them. */
export const homeReads = {
  /** The most rows that the server returns for one call. */
  people: { query: { limit: 100 } },
  gigs: { query: { status: 'open,in_progress,pending_payment', sort: 'next_session', limit: 100 } },
  analytics: (range: AnalyticsRange) => ({ query: { range } }),
  transactions: { query: { limit: 5 } },
} as const

/** Starts the reads of home's parts before they are shown. Without an employer no request is sent. */
export function prefetchHome(api: ApiClient, client: QueryClient): void {
  if (!api.session.store.getState().user?.employerId) return
  void client.prefetchQuery(queryFor(api, gigPeople.listPendingWorkerGigs, homeReads.people))
  void client.prefetchQuery(queryFor(api, gigPeople.listPendingApplicants, homeReads.people))
  void client.prefetchQuery(queryFor(api, gigs.list, homeReads.gigs))
  void client.prefetchQuery(queryFor(api, analytics.getDashboard, homeReads.analytics(usualRange)))
  void client.prefetchQuery(queryFor(api, payments.list, homeReads.transactions))
}
