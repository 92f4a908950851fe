import { fireEvent, waitFor } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '@/api/client/call.ts'
import { createSession } from '@/api/client/session.ts'
import { runWhenIdle } from '@/lib/run-when-idle.ts'
import { paths } from '@/shared/paths.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'
import { prefetchLinks, preloadGigList } from './prefetch-links.ts'

const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
const api = createApiClient({
  session,
  http: { send: () => new Promise<never>(() => undefined), preload: () => undefined },
})
const load = vi.fn<() => Promise<() => null>>(async () => () => null)
const read = vi.fn<(id: string | undefined, tab: string | null) => null>(() => null)
const routes = [
  defineScreen({
    path: '/gigs/:id',
    title: 'Gig',
    reads: [
      ({ params, search }) => [
        { queryKey: ['gig', params['id']], queryFn: () => read(params['id'], search.get('tab')) },
      ],
    ],
    load,
  }),
]

let stop: () => void
beforeEach(() => {
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  document.body.innerHTML =
    '<a id="gig" href="/gigs/g1?tab=pay"><b>Gig</b></a><a id="other" href="https://example.com/gigs/g2">Other</a><p>Text</p>'
  stop = prefetchLinks({ getRoutes: () => routes, api, client: new QueryClient() })
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const within = (selector: string) => document.querySelector(selector) as Element

it.each([
  ['a pointer', () => fireEvent.pointerOver(within('#gig b'))],
  ['the focus', () => fireEvent.focusIn(within('#gig'))],
  ['a finger', () => fireEvent.touchStart(within('#gig b'))],
])('requests code and data of a screen, once, when %s reaches a link to it', async (_by, reach) => {
  reach()
  reach()
  expect(load).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(read).toHaveBeenCalledExactlyOnceWith('g1', 'pay'))
})

it('does not read a list again whose rows have the results of decisions', async () => {
  stop()
  const client = new QueryClient()
  const readList = vi.fn<() => null>(() => null)
  const list = { queryKey: ['list'], queryFn: readList, meta: { takesResults: true } }
  const reads = [() => [list, { queryKey: ['gig'], queryFn: () => read(undefined, null) }]]
  const screens = [defineScreen({ path: '/gigs/:id', title: 'Gig', reads, load })]
  client.setQueryData(['list'], null)
  await client.invalidateQueries({ queryKey: ['list'] })
  const stopHere = prefetchLinks({ getRoutes: () => screens, api, client })
  fireEvent.focusIn(within('#gig'))
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1))
  expect(readList).not.toHaveBeenCalled()
  stopHere()
})

it('leaves links to other sites, and what is no link, alone', () => {
  fireEvent.pointerOver(within('#other'))
  fireEvent.pointerOver(within('p'))
  expect(load).not.toHaveBeenCalled()
})

it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])('saves data where %o', (connection) => {
  vi.stubGlobal('navigator', { connection })
  fireEvent.pointerOver(within('#gig'))
  expect(load).not.toHaveBeenCalled()
})

it('reads nothing for a session without an employer', async () => {
  session.logOut()
  fireEvent.pointerOver(within('#gig'))
  await Promise.resolve()
  expect(read).not.toHaveBeenCalled()
})

describe('the list of Gigs', () => {
  const list = vi.fn<() => { queryKey: string[]; queryFn: () => null }[]>(() => [
    { queryKey: ['gigs'], queryFn: () => read(undefined, null) },
  ])
  const getRoutes = () => [defineScreen({ path: paths.gigs, title: 'Gigs', reads: [list], load })]
  const atRest = () => new Promise((resolve) => runWhenIdle(() => setTimeout(resolve)))
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run))
    vi.stubGlobal('cancelIdleCallback', clearTimeout)
  })

  it('has its code before a link to it is reached, and reads nothing', async () => {
    stop = preloadGigList({ getRoutes, api })
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    expect(list).toHaveBeenCalledTimes(1)
    expect(read).not.toHaveBeenCalled()
  })

  it('is left alone where data is saved', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    stop = preloadGigList({ getRoutes, api })
    await atRest()
    expect(load).not.toHaveBeenCalled()
  })
})
