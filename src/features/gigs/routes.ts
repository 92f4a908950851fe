import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'

/** Gigs: posting, managing, republishing (spec S2-32, S2-34). */
export const gigRoutes = [
  defineScreen({
    path: paths.postGig,
    title: 'Post a Gig',
    reads: [async (at) => (await import('./post/data/post-gig-reads.ts')).postGigReads(at)],
    load: async () => (await import('./screens/post-gig-screen.tsx')).PostGigScreen,
  }),
  defineScreen({
    path: paths.gigs,
    title: 'Gigs Management',
    reads: [async (at) => (await import('./list/data/gigs-reads.ts')).gigsReads(at)],
    load: async () => (await import('./screens/gigs-screen.tsx')).GigsScreen,
  }),
  defineScreen({
    path: gigPaths.pattern,
    title: 'Gig details',
    reads: [async (at) => (await import('./details/data/gig-reads.ts')).gigReads(at)],
    load: async () => (await import('./screens/gig-screen.tsx')).GigScreen,
  }),
  defineScreen({
    path: gigPaths.republishPattern,
    title: 'Republish Gig',
    reads: [async (at) => (await import('./post/data/post-gig-reads.ts')).republishReads(at)],
    load: async () => (await import('./screens/republish-gig-screen.tsx')).RepublishGigScreen,
  }),
]
