import type { StoryContext } from '@storybook/react-vite'
import { timeoutManager } from '@tanstack/react-query'
import type { HttpHandler } from 'msw'
import { useEffect, useState } from 'react'
import {
  createMemoryRouter,
  parsePath,
  useLocation,
  type createBrowserRouter,
  type Location,
  type RouteObject,
} from 'react-router-dom'
import { createApiClient } from '@/api/client/call.ts'
import { createHttp } from '@/api/client/http.ts'
import { queryRules } from '@/api/client/query-client.ts'
import { smallVenue, type World } from '@/api/mocks/world.ts'
import { worldHandlers } from '@/api/mocks/world-handlers.ts'
import { appOver } from '@/app/app.tsx'
import { createAppRouter } from '@/app/router.tsx'
import { paths } from '@/shared/paths.ts'
import { env } from '@/lib/env.ts'
import { storyHttp } from './story-http.ts'
import { storySession, type StorySession } from './story-session.ts'
import { visual } from './visual.ts'

/** Parameters of a screen's story. */
export interface ScreenParameters {
  /** Address of the page: a path from `paths`, with its query. */
  at: string
  /** The session. Default: signed in below /dashboard, a guest elsewhere. */
  session?: StorySession
  /** The email that the pages of sign-up and reset carry. */
  email?: string
  /** Fixtures of the mock server. Default: `smallVenue`. A function, because Storybook would merge two objects. */
  world?: () => World
  /** Answers that differ from the world's: `fail(…)`, `hold(…)`, `offline(…)`, `mock(…)`. */
  api?: HttpHandler[]
  /** Changes the app's routes, to break one of them. */
  routes?: (routes: RouteObject[]) => RouteObject[]
}

/** Parameters of a screen's stories: `parameters: screen({ at: paths.signIn })`. A story repeats only what differs. */
export function screen(parameters: Partial<ScreenParameters>) {
  return {
    layout: 'fullscreen',
    ...visual('screen'),
    // The code of a screen's story is its parameters; what it renders is the whole app.
    docs: { source: { type: 'code' } },
    screen: parameters,
  } as const
}

// Automatic retries run without delay: unit tests cover the delays, which would slow the stories.
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) => window.setTimeout(callback, delay <= queryRules.longestRetryDelay ? 0 : delay),
  clearTimeout: (timer) => window.clearTimeout(timer),
  setInterval: (callback, delay) => window.setInterval(callback, delay),
  clearInterval: (timer) => window.clearInterval(timer),
})

let currentRouter: ReturnType<typeof createAppRouter> | undefined

/** Current path and query of the story. */
export function currentPath(): string {
  if (!currentRouter) throw new Error('No screen is shown')
  const { pathname, search } = currentRouter.state.location
  return `${pathname}${search}`
}

/**
 * Renders the real app (its routes, guards, loaders, boundaries, client and cache) at an address, over a mock server.
 * In stories of the public pages the dashboard is replaced by a page that tells the address, so that they do not change with it.
 */
export function renderScreen(_args: unknown, context: StoryContext) {
  // Each story gets a new instance, also when Storybook keeps the page. Storybook serializes the props of the component, so the
  // context, which references all of Storybook, must not be a prop.
  return <Screen key={context.id} begin={() => start(context)} />
}

function Screen({ begin }: { begin: () => ReturnType<typeof start> }) {
  const [{ api, router, leave }] = useState(begin)
  useEffect(() => leave, [leave])
  return appOver({ api, router })
}

function start({ id, parameters, msw }: StoryContext) {
  const {
    at,
    email,
    world = smallVenue,
    api: differences = [],
    routes = identity,
    ...rest
  } = parameters['screen'] as ScreenParameters
  const isDashboard = at.startsWith(paths.dashboard)
  const venue = world()
  msw.use(...worldHandlers(venue))
  if (differences.length > 0) msw.use(...differences)

  const session = storySession(rest.session ?? (isDashboard ? 'signedIn' : 'guest'), venue)
  if (email !== undefined) session.rememberEmail(email)
  const unmounted = new AbortController()
  const api = createApiClient({ http: storyHttp(createHttp(env.apiBaseUrl), unmounted.signal), session })
  const router = createAppRouter(api, memoryRouter({ ...parsePath(at), key: id }, isDashboard, routes))
  currentRouter = router
  const leave = () => {
    unmounted.abort()
    router.dispose()
  }
  return { api, router, leave }
}

// The location has its own key, by which the app stores the scroll position; a shared key would affect the next story.
function memoryRouter(
  at: Partial<Location>,
  isDashboard: boolean,
  change: NonNullable<ScreenParameters['routes']>,
): typeof createBrowserRouter {
  return (routes, { patchRoutesOnNavigation: discover, ...options } = {}) =>
    createMemoryRouter(
      change(isDashboard ? routes : [...routes, { path: `${paths.dashboard}/*`, Component: DestinationPage }]),
      {
        ...options,
        ...(isDashboard &&
          discover && {
            patchRoutesOnNavigation: (found) =>
              discover({ ...found, patch: (id, more) => found.patch(id, change(more)) }),
          }),
        initialEntries: [at],
      },
    )
}

function identity(routes: RouteObject[]): RouteObject[] {
  return routes
}

/** Replaces a page to which a story navigates, and shows its address. */
function DestinationPage() {
  const { pathname, search } = useLocation()
  return (
    <main>
      <h1>{`${pathname}${search}`}</h1>
    </main>
  )
}
