import type { Params, RouteObject } from 'react-router-dom'
import { profileTitle } from './model/profile-type.ts'

/** The people: applicants, workers and those saved (spec S2-35). */
export const workerRoutes: RouteObject[] = [
  {
    path: 'gig-management/:gigId/profile/:profileType/:profileId',
    handle: { title: ({ profileType }: Params) => profileTitle(profileType) },
    lazy: async () => ({ Component: (await import('./screens/profile-screen.tsx')).ProfileScreen }),
  },
  {
    path: 'my-workers',
    handle: { title: 'My Workers' },
    lazy: async () => ({ Component: (await import('./screens/my-workers-screen.tsx')).MyWorkersScreen }),
  },
]
