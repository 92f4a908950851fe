import { readDashboardAnalytics } from './analytics.ts'
import type { Handlers } from '../../app/implement.ts'

export const analytics: Handlers['analytics'] = {
  getDashboard: async ({ deps, employerId, query }) => ({
    data: await readDashboardAnalytics(deps, employerId, query),
  }),
}
