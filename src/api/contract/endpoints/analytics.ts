import { endpoint } from '../endpoint.ts'
import { analyticsQuery, dashboardAnalytics } from '../schemas/analytics.ts'

/** The dashboard's figures (spec S7-17): in a group of its own, so that the shell's chunk does not carry it. */
export const analytics = {
  getDashboard: endpoint({
    id: 'analytics.getDashboard',
    method: 'GET',
    path: '/dashboard/get-dashboard-analytics',
    summary:
      "Read the figures of a range: Gigs, applicants, hires and spend, with each day's values; of 12m each month's",
    query: analyticsQuery,
    response: dashboardAnalytics,
    reads: ['dashboard-analytics', 'gig', 'applicant', 'worker-gig', 'transaction'],
    example: { query: { range: '30d' } },
  }),
}
