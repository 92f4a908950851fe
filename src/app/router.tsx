import { createBrowserRouter, redirect, RouterContextProvider, type RouteObject } from 'react-router-dom'
import type { ApiClient } from '@/api/client/call.ts'
import { apiContext } from '@/api/client/router-context.ts'
import { paths } from '@/shared/paths.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'
import { AppRoot } from './app-root.tsx'
import { RootBoundary } from './boundaries/root-boundary.tsx'
import { PageLoader } from './page-loader.tsx'
import { publicRoutes } from './public-routes.tsx'

const rootId = 'root'

/** Every route a guest can reach. The router adds the dashboard's routes on the first navigation to one of them. */
export function rootRoute(api: ApiClient): RouteObject {
  return {
    id: rootId,
    Component: AppRoot,
    ErrorBoundary: RootBoundary,
    HydrateFallback: () => <PageLoader>Loading...</PageLoader>,
    children: [
      // Without an element the router would warn while it matches this route and the dashboard's routes are still loading.
      { path: paths.root, loader: () => redirect(paths.dashboard), element: null },
      ...publicRoutes(api.session),
      defineScreen({
        path: '*',
        title: 'Page not found',
        load: async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
      }),
    ],
  }
}

/**
 * Creates the router of the running app. Everything of the dashboard (its routes, their loaders, the query cache) is a
 * separate chunk: sign-in does not download it, and afterwards a route's chunk and its data load concurrently.
 * Stories pass a `createRouter` of their own, which keeps the address in memory.
 */
export function createAppRouter(api: ApiClient, createRouter: typeof createBrowserRouter = createBrowserRouter) {
  let hasDashboardRoutes = false
  const router: ReturnType<typeof createBrowserRouter> = createRouter([rootRoute(api)], {
    getContext: () => {
      const context = new RouterContextProvider()
      context.set(apiContext, api)
      return context
    },
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      if (hasDashboardRoutes || !isDashboard(path)) return
      const { dashboardRoutes } = await import('./dashboard/dashboard-routes.tsx')
      // The router ignores routes patched by an aborted navigation; the next navigation patches them again.
      if (hasDashboardRoutes || signal.aborted) return
      hasDashboardRoutes = true
      patch(
        rootId,
        dashboardRoutes(api, () => router),
      )
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
  session.store.subscribe((now, before) => {
    if (now.isAuthenticated !== before.isAuthenticated) void router.revalidate()
  })
}
