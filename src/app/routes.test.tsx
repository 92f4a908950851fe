import { render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApiClient } from '@/api/client/call.ts'
import { createSession } from '@/api/client/session.ts'
import { gigPaths, gigViews } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { appOver } from './app.tsx'
import { routeTitle } from './route-handle.ts'
import { createAppRouter } from './router.tsx'

type Stored = string | null | Promise<string | null>

const user = { firstName: 'Ngozi', employerId: 'emp_1' }
const stored = (state: object) =>
  JSON.stringify({ state: { user: null, isAuthenticated: false, token: null, ...state }, version: 0 })
const signedIn = stored({ user, isAuthenticated: true, token: 'abc' })

// jsdom has no media queries; the theme asks one.
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })),
)
afterEach(() => vi.unstubAllGlobals())

const opened: { dispose: () => void }[] = []
afterEach(() => opened.splice(0).forEach((router) => router.dispose()))

/** The real app at an address, with a server that never answers. */
function open(at: string, storage: Stored, email?: string) {
  const session = createSession(() => ({ getItem: () => storage, setItem: () => undefined }))
  if (email !== undefined) session.rememberEmail(email)
  const api = createApiClient({ http: { send: () => new Promise(() => undefined), preload: () => undefined }, session })
  const router = createAppRouter(api, (routes, { patchRoutesOnNavigation, getContext } = {}) =>
    createMemoryRouter(routes, {
      initialEntries: [at],
      ...(patchRoutesOnNavigation && { patchRoutesOnNavigation }),
      ...(getContext && { getContext }),
    }),
  )
  opened.push(router)
  return { router, api, path: () => (router.state.initialized ? router.state.location.pathname : undefined) }
}

/** How long a part of the app may take to load on a busy machine (ms). */
const patience = { timeout: 20_000 }

const guestPages = [paths.signIn, paths.createAccount, paths.forgotPassword]
const carriedEmail = [
  [paths.verifyEmail, paths.createAccount],
  [paths.register, paths.createAccount],
  [paths.resetPassword, paths.forgotPassword],
  [paths.setNewPassword, paths.forgotPassword],
  [paths.updatedPassword, paths.signIn],
] as const
const dashboardPages = [
  paths.dashboard,
  paths.createBusinessProfile,
  paths.activateWallet,
  paths.wallet,
  paths.billing({ tab: 'plans' }),
  paths.billingTransactionStatus(),
  paths.postGig,
  paths.postGigTransactionStatus(),
  paths.settings,
  paths.gigs,
  gigPaths.details('g/1'),
  ...gigViews.map((view) => gigPaths.view('g1', view)),
  gigPaths.profile('g1', 'worker', 'w1'),
  paths.myWorkers,
  gigPaths.republish('g1'),
]

describe('a guest', () => {
  it.each([paths.root, ...dashboardPages])('is led from %s to sign-in', async (path) => {
    await expect.poll(open(path, null).path, patience).toBe(paths.signIn)
  })

  it.each(guestPages)('may see %s', async (path) => {
    await expect.poll(open(path, null).path, patience).toBe(path)
  })

  it.each(carriedEmail)('without a carried email is led from %s to %s', async (path, target) => {
    await expect.poll(open(path, null).path, patience).toBe(target)
  })

  it.each(carriedEmail)('with a carried email may see %s', async (path) => {
    await expect.poll(open(path, null, 'ngozi@eko.example').path, patience).toBe(path)
  })
})

describe('an employer who is signed in', () => {
  it.each([paths.root, ...guestPages, ...carriedEmail.map(([path]) => path)])(
    'is led from %s to the dashboard',
    async (path) => {
      await expect.poll(open(path, signedIn, 'ngozi@eko.example').path, patience).toBe(paths.dashboard)
    },
  )

  it.each(dashboardPages)('may see %s, which is a page of its own', async (path) => {
    const { router, path: shown } = open(path, signedIn)
    await expect.poll(shown, patience).toBe(new URL(path, 'http://marquee.example').pathname)
    expect(router.state.errors).toBeNull()
    const titles = router.state.matches.map(({ route, params }) => routeTitle({ handle: route.handle, params }))
    expect(titles.findLast((title) => title !== undefined)).not.toBe('Page not found')
    expect(titles.some((title) => title !== undefined)).toBe(true)
  })

  it.each(gigViews)('is led from the earlier address of %s, with ?view=, to its own', async (view) => {
    const { router, path: shown } = open(`${gigPaths.details('g/1')}?list=tab%3Dopen&view=${view}`, signedIn)
    await expect.poll(shown, patience).toBe(gigPaths.view('g/1', view))
    expect(router.state.location.search).toBe('?list=tab%3Dopen')
  })

  it('leaves the dashboard with the session, wherever it ends', async () => {
    const { api, path } = open(paths.dashboard, signedIn)
    await expect.poll(path, patience).toBe(paths.dashboard)
    api.session.expire('abc')
    await expect.poll(path, patience).toBe(paths.signIn)
  })
})

describe('half a session', () => {
  it('is one with a token alone', async () => {
    await expect.poll(open(paths.signIn, stored({ token: 'abc' })).path, patience).toBe(paths.dashboard)
  })

  it('is none with a user alone', async () => {
    await expect.poll(open(paths.dashboard, stored({ user, isAuthenticated: true })).path, patience).toBe(paths.signIn)
  })
})

describe('while the session is checked', () => {
  it.each([
    [paths.signIn, 'Verifying authentication...'],
    [paths.dashboard, 'Loading...'],
  ])('%s says "%s" and shows no page', async (path, message) => {
    const { router, api } = open(path, new Promise(() => undefined))
    render(appOver({ api, router }))
    const notice = await screen.findByRole('status')
    expect(notice).toHaveTextContent(message)
    expect(notice).toHaveAttribute('data-component', 'LogoLoader')
    expect(notice.querySelectorAll('[data-part=Glyph] circle').length).toBeGreaterThan(1)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

it.each(['/no/such/page', '/sign-in/nowhere', '/dashboards', '/verify-otp'])('%s is no page', async (path) => {
  const { router, path: shown } = open(path, null)
  await expect.poll(shown, patience).toBe(path)
  expect(router.state.matches.at(-1)?.route.path).toBe('*')
})
