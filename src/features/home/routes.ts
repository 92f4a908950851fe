import type { RouteObject } from 'react-router-dom'
import { queryFor } from '@/api/client/hooks.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'

/** The dashboard's home (spec S2-28). */
export const homeRoutes: RouteObject[] = [
  {
    index: true,
    handle: { title: 'Dashboard' },
    loader: ({ context }) => {
      const api = context.get(apiContext)
      if (api.session.store.getState().user?.employerId) {
        void context.get(queryClientContext).prefetchQuery(queryFor(api, dashboard.getOnboardingStatus, {}))
      }
      return null
    },
    lazy: async () => ({ Component: (await import('./screens/home-screen.tsx')).HomeScreen }),
  },
]
