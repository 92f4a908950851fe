import type { RouteObject } from 'react-router-dom'
import { queryFor } from '@/api/client/hooks.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { support } from '@/api/contract/endpoints/support.ts'

/** Profile and settings (spec S2-33). */
export const settingsRoutes: RouteObject[] = [
  {
    path: 'profile&settings',
    handle: { title: 'Profile and Settings' },
    loader: ({ context, request }) => {
      const api = context.get(apiContext)
      // Another page of the tickets is read by the list itself.
      if (api.session.store.getState().user?.employerId && !new URL(request.url).searchParams.has('page')) {
        const input = { query: { limit: 20, skip: 0 } }
        void context.get(queryClientContext).prefetchQuery(queryFor(api, support.getTickets, input))
      }
      return null
    },
    lazy: async () => ({ Component: (await import('./screens/settings-screen.tsx')).SettingsScreen }),
  },
]
