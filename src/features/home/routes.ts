import { queryFor } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'
import { loadHomePart } from './parts/load-home-part.ts'

/** The dashboard's home (spec S2-28). */
export const homeRoutes = [
  defineScreen({
    path: '',
    title: 'Dashboard',
    reads: [
      ({ api }) => [queryFor(api, dashboard.getOnboardingStatus, {})],
      async (at) => (await loadHomePart()).homePartReads(at),
    ],
    load: async () => (await import('./screens/home-screen.tsx')).HomeScreen,
  }),
]
