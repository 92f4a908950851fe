import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { HttpHandler } from 'msw'
import { setupServer } from 'msw/node'
import { createMemoryRouter } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { createSession } from '@/api/client/session.ts'
import { tokenOf } from '@/api/mocks/state.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { worldHandlers } from '@/api/mocks/world-handlers.ts'
import { appOver } from '@/app/app.tsx'
import { createAppRouter } from '@/app/router.tsx'
import { paths } from '@/shared/paths.ts'
import { replaceRedirect } from '@/shared/payments/payment-link.ts'
import { replaceClock } from '@/lib/clock.ts'
import { gigDraft } from '../model/draft-storage.ts'
import { aDraft } from './valid-form.ts'

/** The time of these tests. */
export const now = new Date('2025-11-14T08:00:00+01:00')

export const server = setupServer()

/** A request, by the last segment of its path, with its body. */
interface SentRequest {
  name: string
  path: string
  body: Record<string, unknown>
}
let requests: SentRequest[] = []
let currentAddress = ''
const undo: (() => void)[] = []

/** The addresses outside the app that the browser was sent to. */
export const externalAddresses: string[] = []
/** The present address of the app. */
export const address = () => currentAddress
export const calls = (name: string) => requests.filter((request) => request.name === name)
/** How many calls saved a Gig. */
export const posts = () => calls('create-gig').length + calls('update-gig').length

export const newDraft = gigDraft('emp_1', 'new')

/** Sets up the real app over a mock server for each test of a file. */
export function setUpApp() {
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    const entry = { name: pathname.split('/').at(-1) ?? '', path: pathname, body: {} }
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
  afterAll(() => {
    server.close()
    // The next test file of this worker shares the server and adds its own listener.
    server.events.removeAllListeners()
  })
  beforeEach(() => {
    externalAddresses.length = 0
    requests = []
    undo.push(
      replaceClock({ now: () => now }),
      replaceRedirect((href) => externalAddresses.push(href)),
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
}

/** Renders the real app at an address. */
export function open(at: string, { world = smallVenue(), api = [] }: { world?: World; api?: HttpHandler[] } = {}) {
  server.use(...api, ...worldHandlers(world))
  const signedIn = JSON.stringify({
    state: {
      user: { firstName: 'Ngozi', employerId: world.employerId },
      isAuthenticated: true,
      token: tokenOf(world.employerId),
    },
    version: 0,
  })
  const session = createSession(() => ({ getItem: () => signedIn, setItem: () => undefined }))
  const client = createApiClient({ http: createHttp(`${window.location.origin}/api/v1`), session })
  const router = createAppRouter(client, (routes, { patchRoutesOnNavigation, getContext } = {}) =>
    createMemoryRouter(routes, {
      initialEntries: [at],
      ...(patchRoutesOnNavigation && { patchRoutesOnNavigation }),
      ...(getContext && { getContext }),
    }),
  )
  router.subscribe(({ location }) => {
    currentAddress = `${location.pathname}${location.search}`
  })
  undo.push(() => router.dispose())
  render(appOver({ api: client, router }))
  return { world, router }
}

/** Continues a complete draft at its last step. */
export async function review(options: Parameters<typeof open>[1] = {}) {
  newDraft.write(aDraft())
  const opened = open(paths.postGig, options)
  await press('Continue')
  await screen.findByText('How do you want to pay?')
  return opened
}

/** Presses the button with this label. */
export const press = async (label: string) =>
  userEvent.click(await screen.findByText(label, { selector: 'button *, button' }))
export const payButton = () => screen.findByText(/^Pay ₦/, { selector: 'main button *, main button' })
export const choose = async (title: string) => userEvent.click(await screen.findByLabelText(title))
export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
