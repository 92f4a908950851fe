import type { RouteObject } from 'react-router-dom'

/** Gigs: posting, managing, republishing (spec S2-32, S2-34). */
export const gigRoutes: RouteObject[] = [
  {
    path: 'post-gig',
    handle: { title: 'Post a Gig' },
    // The descriptors of a Gig's calls are loaded with the page: no other page needs them.
    loader: async (input) => (await import('./post/data/read-draft.ts')).readDraft(input),
    // A step is another address of the same page.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => ({ Component: (await import('./screens/post-gig-screen.tsx')).PostGigScreen }),
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
