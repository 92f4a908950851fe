import { render } from '@testing-library/react'
import type { HttpHandler } from 'msw'
import type { SetupServer } from 'msw/node'
import { createMemoryRouter } from 'react-router-dom'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { createSession } from '@/api/client/session.ts'
import { tokenOf } from '@/api/mocks/state.ts'
import type { World } from '@/api/mocks/world.ts'
import { worldHandlers } from '@/api/mocks/world-handlers.ts'
import { appOver } from '../app.tsx'
import { createAppRouter } from '../router.tsx'

/** Renders the real app at an address, signed in to a mock server. @returns its router, which the test disposes of, its session, and the client of its calls */
export function openApp(server: SetupServer, at: string, world: World, api: readonly HttpHandler[] = []) {
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
  render(appOver({ api: client, router }))
  return { router, session, client }
}
