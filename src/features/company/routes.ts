import type { RouteObject } from 'react-router-dom'
import { queryFor } from '@/api/client/hooks.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'

/** The business (spec S2-29). */
export const companyRoutes: RouteObject[] = [
  {
    path: 'create-business-profile',
    handle: { title: 'Create business profile' },
    loader: ({ context }) => {
      const api = context.get(apiContext)
      if (api.session.store.getState().user?.employerId) {
        const queryClient = context.get(queryClientContext)
        for (const endpoint of [company.getCompanyProfile, company.getProfile, dashboard.getWallet]) {
          void queryClient.prefetchQuery(queryFor(api, endpoint, {}))
        }
      }
      return null
    },
    lazy: async () => ({
      Component: (await import('./screens/create-business-profile-screen.tsx')).CreateBusinessProfileScreen,
    }),
  },
]
