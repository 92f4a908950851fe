import { waitFor } from '@testing-library/react'
import { createBrowserRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { toast } from '@/design-system/components/Toast/index.ts'
import { keepPageOffline } from './keep-page-offline.ts'

const missingChunk = new TypeError('Failed to fetch dynamically imported module: /assets/workers.js')

let dispose: () => void

/** Starts a router, whose page Workers cannot be loaded, at the last of the visited addresses. */
async function start({
  visited,
  isOnline,
  isReachable = isOnline,
  error = missingChunk,
}: {
  visited: readonly string[]
  isOnline: boolean
  /** The server answers. */
  isReachable?: boolean
  error?: Error
}) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  vi.stubGlobal(
    'fetch',
    isReachable ? async () => new Response() : () => Promise.reject(new TypeError('Failed to fetch')),
  )
  for (const address of visited) window.history.pushState(null, '', address)
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
    {
      middleware: [keepPageOffline(() => router)],
      children: [
        { path: '/gigs', element: null },
        { path: '/workers', lazy: () => Promise.reject(error) },
      ],
    },
  ])
  dispose = () => router.dispose()
  await waitFor(() => expect(router.state.initialized).toBe(true))
  return router
}

const showError = vi.spyOn(toast, 'error')

afterEach(() => {
  dispose()
  showError.mockClear()
  vi.unstubAllGlobals()
})

it.each([
  {
    name: 'without a network',
    isOnline: false,
    reason: 'You are offline. The page can be opened when the connection is back.',
  },
  {
    name: 'when the server is away while the browser has a network',
    isOnline: true,
    reason: 'We could not reach the server. Try again in a moment.',
  },
])('stays on the present page, with its state and its scroll position, and says why, $name', async (given) => {
  const { isOnline, reason } = given
  const router = await start({ visited: ['/gigs'], isOnline, isReachable: false })
  await router.navigate('/gigs?tab=drafts', { state: { opened: 'draft' } })
  await router.navigate('/workers')
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(router.state.location).toMatchObject({ pathname: '/gigs', search: '?tab=drafts', state: { opened: 'draft' } })
  expect(router.state.errors).toBeNull()
  expect(router.state.preventScrollReset).toBe(true)
  expect(showError).toHaveBeenCalledExactlyOnceWith(reason, expect.anything())

  const dismiss = vi.spyOn(toast, 'dismiss')
  dispatchEvent(new Event('online'))
  expect(dismiss).toHaveBeenCalledTimes(isOnline ? 0 : 1)
})

it.each([
  { name: 'the first page', visited: ['/workers'], isOnline: false },
  { name: 'a page that is missing with a connection', visited: ['/gigs'], isOnline: true },
  { name: 'a page that failed for another reason', visited: ['/gigs'], isOnline: false, error: new Error('Broken') },
])('leaves $name to the error boundary', async ({ visited, isOnline, error }) => {
  const router = await start({ visited, isOnline, ...(error && { error }) })
  await router.navigate('/workers')
  expect(router.state.location.pathname).toBe('/workers')
  expect(Object.values(router.state.errors ?? {})).toEqual([error ?? missingChunk])
  expect(showError).not.toHaveBeenCalled()
})

it('leaves a step through the history to the error boundary, because the address has changed already', async () => {
  const router = await start({ visited: ['/workers', '/gigs'], isOnline: false })
  window.history.back()
  await waitFor(() => expect(router.state.location.pathname).toBe('/workers'))
  expect(window.location.pathname).toBe('/workers')
  expect(Object.values(router.state.errors ?? {})).toEqual([missingChunk])
})

it('leaves alone the navigation that took the place of the one that failed', async () => {
  let fail: (error: Error) => void = () => undefined
  const chunk = new Promise<never>((_resolve, reject) => (fail = reject))
  let answer: () => void = () => undefined
  const data = new Promise<null>((resolve) => (answer = () => resolve(null)))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.history.pushState(null, '', '/gigs')
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
    {
      middleware: [keepPageOffline(() => router)],
      children: [
        { path: '/gigs', element: null },
        { path: '/workers', lazy: () => chunk },
        { path: '/wallet', loader: () => data, element: null },
      ],
    },
  ])
  dispose = () => router.dispose()
  await waitFor(() => expect(router.state.initialized).toBe(true))
  void router.navigate('/workers')
  void router.navigate('/wallet')
  fail(missingChunk)
  await new Promise((resolve) => setTimeout(resolve, 20))
  answer()
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(router.state.location.pathname).toBe('/wallet')
  expect(showError).not.toHaveBeenCalled()
})
