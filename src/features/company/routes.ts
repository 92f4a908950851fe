import type { RouteObject } from 'react-router-dom'

/** The business (spec S2-29). */
export const companyRoutes: RouteObject[] = [
  {
    path: 'create-business-profile',
    handle: { title: 'Create business profile' },
    lazy: async () => ({
      Component: (await import('./screens/create-business-profile-screen.tsx')).CreateBusinessProfileScreen,
    }),
  },
]
