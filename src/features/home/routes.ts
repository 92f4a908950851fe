import type { RouteObject } from 'react-router-dom'
import { queryFor } from '@/api/client/hooks.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { loadHomePart } from './parts/load-home-part.ts'

/** The dashboard's home (spec S2-28). */
export const homeRoutes: RouteObject[] = [
  {
    index: true,
    handle: { title: 'Dashboard' },
    loader: ({ context }) => {
      const api = context.get(apiContext)
      const client = context.get(queryClientContext)
      if (api.session.store.getState().user?.employerId) {
        void client.prefetchQuery(queryFor(api, dashboard.getOnboardingStatus, {}))
      }
      // Concurrently with the screen's chunk; a failure is shown where the part is rendered.
      loadHomePart().then(
        ({ prefetchHome }) => prefetchHome(api, client),
        () => undefined,
      )
      return null
    },
    lazy: async () => ({ Component: (await import('./screens/home-screen.tsx')).HomeScreen }),
  },
]
