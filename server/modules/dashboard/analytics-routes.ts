import { readDashboardAnalytics } from './analytics.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const analytics: Handlers['analytics'] = {
  getDashboard: async ({ deps, employerId, query }) => ({
    data: await readDashboardAnalytics(deps, employerId, query),
  }),
}
