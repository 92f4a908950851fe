import { createBrowserRouter, redirect, RouterContextProvider, type RouteObject } from 'react-router-dom'
import type { ApiClient } from '@/api/client/call.ts'
import { apiContext } from '@/api/client/router-context.ts'
import { paths } from '@/domain/paths.ts'
import { AppRoot } from './app-root.tsx'
import { RootBoundary } from './boundaries/root-boundary.tsx'
import { PageLoader } from './page-loader.tsx'
import { publicRoutes } from './public-routes.tsx'

const rootId = 'root'

/** Every route a guest can reach. The dashboard's routes join them when they are first asked for. */
export function rootRoute(api: ApiClient): RouteObject {
  return {
    id: rootId,
    Component: AppRoot,
    ErrorBoundary: RootBoundary,
    HydrateFallback: () => <PageLoader>Loading...</PageLoader>,
    children: [
      // Without an element the router would warn while this route stands in for the dashboard's, which are still being loaded.
      { path: paths.root, loader: () => redirect(paths.dashboard), element: null },
      ...publicRoutes(api.session),
      {
        path: '*',
        handle: { title: 'Page not found' },
        lazy: async () => ({ Component: (await import('./not-found-screen.tsx')).NotFoundScreen }),
      },
    ],
  }
}

/**
 * Creates the router of the running app. Everything of the dashboard (its routes, their loaders, the query cache) is one
 * chunk apart: sign-in does not carry it, and from then on a route's chunk and its data load at the same time.
 * Stories pass a `createRouter` of their own, which keeps the address in memory.
 */
export function createAppRouter(api: ApiClient, createRouter: typeof createBrowserRouter = createBrowserRouter) {
  let hasDashboardRoutes = false
  const router = createRouter([rootRoute(api)], {
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(apiContext, api)
      return context
    },
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      if (hasDashboardRoutes || !isDashboard(path)) return
      const { dashboardRoutes } = await import('./dashboard/dashboard-routes.tsx')
      // Of a navigation that was left meanwhile the router takes no routes; the next one brings them.
      if (hasDashboardRoutes || signal.aborted) return
      hasDashboardRoutes = true
      patch(rootId, dashboardRoutes(api))
    },
  })
  revalidateOnSessionChange(api, router)
  return router
}

function isDashboard(path: string): boolean {
  return path === paths.dashboard || path.startsWith(`${paths.dashboard}/`)
}

/** Runs the guards again when the session begins or ends, here or in another tab. */
function revalidateOnSessionChange({ session }: ApiClient, router: { revalidate: () => Promise<void> }): void {
  session.syncAcrossTabs()
  session.store.subscribe((now, before) => {
    if (now.isAuthenticated !== before.isAuthenticated) void router.revalidate()
  })
}
