import { waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { createApiClient } from '@/api/client/call.ts'
import { createSession } from '@/api/client/session.ts'
import { paths } from '@/shared/paths.ts'
import { createAppRouter } from './router.tsx'

it('finds the dashboard after the first navigation to it was aborted before its chunk loaded', async () => {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'token' })
  const api = createApiClient({
    session,
    http: { send: () => new Promise<never>(() => undefined), preload: () => undefined },
  })
  const router = createAppRouter(api, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [paths.terms] }),
  )
  await waitFor(() => expect(router.state.initialized).toBe(true))

  const interrupted = router.navigate(paths.dashboard)
  await router.navigate(paths.privacy)
  await interrupted
  await import('./dashboard/dashboard-routes.tsx')
  await router.navigate(paths.gigs)

  expect(router.state.matches.at(-1)?.route.path).toBe(paths.gigs)
  expect(router.state.errors).toBeNull()
  router.dispose()
}, 30_000)

it('leads a guest back to the page before one of the dashboard that asked to sign in', async () => {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  const api = createApiClient({
    session,
    http: { send: () => new Promise<never>(() => undefined), preload: () => undefined },
  })
  const router = createAppRouter(api, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [paths.terms, paths.dashboard] }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.signIn))
  await router.navigate(-1)
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.terms))
  router.dispose()
}, 30_000)
