import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { queryProviders } from '@/api/client/testing/query-providers.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { type ScreenHandle, startReads } from '@/shared/screen/define-screen.ts'
import { gigRoutes } from './routes.ts'

/** The last parts of the addresses that the screens at an address read. */
async function readsAt(address: string) {
  const names = new Set<string>()
  const { api, client } = queryProviders(({ path }) => {
    names.add(path.slice(path.lastIndexOf('/') + 1))
    return new Promise(() => undefined)
  })
  const { pathname, searchParams: search } = new URL(address, 'http://localhost')
  const lists = (matchRoutes(gigRoutes as RouteObject[], pathname) ?? []).flatMap(({ route, params }) => {
    const { reads = [] } = (route.handle ?? {}) as ScreenHandle
    return reads.map((list) => ({ list, params }))
  })
  for (const { list, params } of lists) startReads([list], { api, params, search }, client)
  await vi.waitFor(() => expect(names.size).toBeGreaterThan(1))
  await vi.dynamicImportSettled()
  return [...names].toSorted()
}

const people = ['fetch-applicants', 'get-all-worker-gigs', 'get-favorites']

it.each([
  ['the tabs', gigPaths.details('gig_1'), [...people, 'get-gig']],
  ['a tab with a dialog above', `${gigPaths.view('gig_1', 'cancel')}?tab=applicants`, ['fetch-applicants', 'get-gig']],
  ['the form', gigPaths.view('gig_1', 'edit'), ['edit-gig', 'get-gig', 'get-gig-soft-skills']],
  ['the call sheet', gigPaths.view('gig_1', 'call-sheet'), ['get-all-worker-gigs', 'get-gig']],
])('what a Gig shows at its address is all that is read for %s', async (_, address, reads) => {
  expect(await readsAt(address)).toEqual(reads)
})
