import { paths } from '@/shared/paths.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'

/** The business (spec S2-29). */
export const companyRoutes = [
  defineScreen({
    path: paths.createBusinessProfile,
    title: 'Create business profile',
    reads: [async (at) => (await import('./data/business-reads.ts')).businessReads(at)],
    load: async () => (await import('./screens/create-business-profile-screen.tsx')).CreateBusinessProfileScreen,
  }),
]
