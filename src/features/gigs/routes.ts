import type { RouteObject } from 'react-router-dom'

/** Gigs: posting, managing, republishing (section 2). */
export const gigRoutes: RouteObject[] = [
  {
    path: 'post-gig',
    handle: { title: 'Post a Gig' },
    lazy: async () => ({ Component: (await import('./screens/post-gig-screen.tsx')).PostGigScreen }),
  },
  {
    path: 'post-gig/transaction-status',
    handle: { title: 'Payment status' },
    lazy: async () => ({ Component: (await import('./screens/gig-payment-status-screen.tsx')).GigPaymentStatusScreen }),
  },
  {
    path: 'gig-management',
    handle: { title: 'Gigs Management' },
    lazy: async () => ({ Component: (await import('./screens/gigs-screen.tsx')).GigsScreen }),
  },
  {
    path: 'gig-management/:id',
    handle: { title: 'Gig details' },
    lazy: async () => ({ Component: (await import('./screens/gig-screen.tsx')).GigScreen }),
  },
  {
    path: 'gig-management/:id/republish',
    handle: { title: 'Republish Gig' },
    lazy: async () => ({ Component: (await import('./screens/republish-gig-screen.tsx')).RepublishGigScreen }),
  },
]
