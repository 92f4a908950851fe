import { type MiddlewareFunction, redirect } from 'react-router-dom'
import { gigPaths, gigViews } from '@/shared/gig-paths.ts'
import { paths, withQuery } from '@/shared/paths.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'

/** Addresses of before: what opens in a Gig's page was the parameter `view`. Bookmarks and links in mails may still have it. */
const redirectOldView: MiddlewareFunction = ({ request, params: { id = '' } }) => {
  const { searchParams } = new URL(request.url)
  const view = gigViews.find((name) => name === searchParams.get('view'))
  if (view === undefined) return
  searchParams.delete('view')
  throw redirect(withQuery(gigPaths.view(id, view), Object.fromEntries(searchParams)))
}

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
  {
    ...defineScreen({
      path: gigPaths.pattern,
      title: 'Gig details',
      reads: [async (at) => (await import('./details/data/gig-reads.ts')).gigReads(at)],
      load: async () => (await import('./screens/gig-screen.tsx')).GigScreen,
      children: [
        // One route for the tabs with and without the dialog, which opens above them. Paying leads away or shows the tabs; invitations are a way in.
        ...['cancel?', 'invite', 'pay'].map((path) =>
          defineScreen({
            path,
            reads: [async (at) => (await import('./details/data/gig-reads.ts')).tabReads(at)],
            load: async () => (await import('./details/parts/gig-tabs.tsx')).GigTabs,
          }),
        ),
        defineScreen({
          path: 'edit',
          title: 'Edit Gig',
          reads: [async (at) => (await import('./details/data/gig-reads.ts')).editReads(at)],
          load: async () => (await import('./details/parts/edit-gig.tsx')).EditGig,
        }),
        defineScreen({
          path: 'call-sheet',
          title: 'Call sheet',
          reads: [async (at) => (await import('./details/data/gig-reads.ts')).callSheetReads(at)],
          load: async () => (await import('./details/parts/call-sheet-page.tsx')).CallSheetPage,
        }),
      ],
    }),
    middleware: [redirectOldView],
  },
  defineScreen({
    path: gigPaths.republishPattern,
    title: 'Republish Gig',
    reads: [async (at) => (await import('./post/data/post-gig-reads.ts')).republishReads(at)],
    load: async () => (await import('./screens/republish-gig-screen.tsx')).RepublishGigScreen,
  }),
]
