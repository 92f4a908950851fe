import { readDashboardAnalytics } from '../../domain/analytics.ts'
import type { Handlers } from '../implement.ts'

export const analytics: Handlers['analytics'] = {
  getDashboard: async ({ deps, employerId, query }) => ({
    data: await readDashboardAnalytics(deps, employerId, query),
  }),
}
