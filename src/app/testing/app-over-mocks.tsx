import { act, cleanup } from '@testing-library/react'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { replaceRedirect } from '@/shared/payments/payment-link.ts'
import { replaceClock } from '@/lib/clock.ts'
import { openApp } from './open-app.tsx'

/** Opens the real app over a mock server, at the time of the mock data; call it once in a test file. */
export function appOverMocks() {
  const server = setupServer()
  const undo: (() => void)[] = []
  let redirects: string[] = []
  let requests: { name: string; query: URLSearchParams; body: Record<string, unknown> }[] = []
  server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    const entry = { name: pathname.split('/').at(-1) ?? '', query: searchParams, body: {} }
    requests.push(entry)
    if (request.method !== 'GET') {
      void request
        .clone()
        .json()
        .then(
          (body: Record<string, unknown>) => Object.assign(entry, { body }),
          () => undefined,
        )
    }
  })
  beforeAll(() => server.listen())
  afterAll(() => server.close())
  beforeEach(() => {
    requests = []
    redirects = []
    undo.push(
      replaceClock({ now: () => new Date('2025-11-14T08:00:00+01:00') }),
      replaceRedirect((href) => redirects.push(href)),
    )
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    vi.stubGlobal('scrollTo', () => undefined)
    Element.prototype.scrollIntoView = () => undefined
    localStorage.clear()
  })
  afterEach(() => {
    cleanup()
    undo.splice(0).forEach((restore) => restore())
    server.resetHandlers()
    vi.unstubAllGlobals()
  })

  return {
    /** The requests the server received, by the last segment of the path. */
    calls: (name: string) => requests.filter((request) => request.name === name),
    /** The addresses outside of the app to which it led. */
    redirects: (): readonly string[] => redirects,
    /** Adds responses of the server that take precedence over earlier ones. */
    use: (...handlers: HttpHandler[]) => server.use(...handlers),
    /** Renders the page at an address, for the employer of the mock data. */
    open: (at: string, { world = smallVenue(), api = [] }: { world?: World; api?: HttpHandler[] } = {}) => {
      const { router, session, client } = openApp(server, at, world, api)
      undo.push(() => router.dispose())
      return {
        session,
        /** Calls of the same employer that the page knows nothing of, as from another device. */
        api: client,
        /** Goes to an address, or so many entries through the history. */
        goTo: (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
      }
    },
  }
}
