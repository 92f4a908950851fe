import type { RouteObject } from 'react-router-dom'
import type { ApiClient } from '@/api/client/call.ts'
import { createQueryClient } from '@/api/client/query-client.ts'
import { queryClientContext } from '@/api/client/router-context.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { clearCallSheets } from '@/domain/call-sheet-storage.ts'
import { paths } from '@/domain/paths.ts'
import { billingRoutes } from '@/features/billing/routes.ts'
import { companyRoutes } from '@/features/company/routes.ts'
import { gigRoutes } from '@/features/gigs/routes.ts'
import { homeRoutes } from '@/features/home/routes.ts'
import { paymentRoutes } from '@/features/payments/routes.ts'
import { settingsRoutes } from '@/features/settings/routes.ts'
import { walletRoutes } from '@/features/wallet/routes.ts'
import { workerRoutes } from '@/features/workers/routes.ts'
import { log } from '@/lib/log.ts'
import { ScreenBoundary } from '../boundaries/screen-boundary.tsx'
import { ShellBoundary } from '../boundaries/shell-boundary.tsx'
import { PageLoader } from '../page-loader.tsx'
import { signedInOnly } from '../guards.ts'
import { PageOutlet } from '../page-outlet.tsx'
import { DashboardRoot } from './dashboard-root.tsx'
import { startShellQueries } from './shell-queries.ts'

/**
 * The routes below `/dashboard` (spec S2-27) with the cache of server data they share. The shell's own
 * queries start here, at the same time as those of the page and as the page's chunk.
 */
export function dashboardRoutes(api: ApiClient): RouteObject[] {
  const queryClient = createQueryClient({ notify: { success: toast.success, failure: toast.error }, log })
  clearOnSessionChange(api, queryClient)
  return [
    {
      path: paths.dashboard,
      middleware: [
        signedInOnly(api.session),
        ({ context }) => {
          context.set(queryClientContext, queryClient)
        },
      ],
      loader: () => startShellQueries(api, queryClient),
      shouldRevalidate: () => false,
      element: <DashboardRoot queryClient={queryClient} />,
      HydrateFallback: () => <PageLoader>Loading...</PageLoader>,
      ErrorBoundary: ShellBoundary,
      children: [
        {
          Component: PageOutlet,
          ErrorBoundary: ScreenBoundary,
          children: [
            ...homeRoutes,
            ...companyRoutes,
            ...walletRoutes,
            ...billingRoutes,
            ...paymentRoutes,
            ...gigRoutes,
            ...workerRoutes,
            ...settingsRoutes,
            {
              path: '*',
              handle: { title: 'Page not found' },
              lazy: async () => ({
                Component: (await import('./dashboard-not-found-screen.tsx')).DashboardNotFoundScreen,
              }),
            },
          ],
        },
      ],
    },
  ]
}

/** Nothing of one employer may be left for the next: the cache is emptied with every change of the token, and call sheets go with it. */
function clearOnSessionChange({ session }: ApiClient, queryClient: ReturnType<typeof createQueryClient>): void {
  session.store.subscribe((now, before) => {
    if (now.token === before.token) return
    queryClient.clear()
    if (now.token === null) clearCallSheets(() => localStorage)
  })
}
