import type { RouteObject } from 'react-router-dom'
import type { ApiClient } from '@/api/client/call.ts'
import { loggedOutMessage } from '@/api/client/session.ts'
import { createQueryClient } from '@/api/client/query-client.ts'
import { queryClientContext } from '@/api/client/router-context.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { loadedWhenShown } from '@/design-system/lib/deferred.tsx'
import { forgetDensity } from '@/shared/density.ts'
import { clearDeviceStorage } from '@/shared/device-storage.ts'
import { lazyPanel } from '@/shared/lazy-panel.tsx'
import { paths } from '@/shared/paths.ts'
import { defineScreen } from '@/shared/screen/define-screen.ts'
import { billingRoutes } from '@/features/billing/routes.ts'
import { companyRoutes } from '@/features/company/routes.ts'
import { gigRoutes } from '@/features/gigs/routes.ts'
import { homeRoutes } from '@/features/home/routes.ts'
import { paymentRoutes } from '@/features/payments/routes.ts'
import { settingsRoutes } from '@/features/settings/routes.ts'
import { walletRoutes } from '@/features/wallet/routes.ts'
import { workerRoutes } from '@/features/workers/routes.ts'
import { log } from '@/lib/log.ts'
import { holdIdleWork } from '@/lib/run-when-idle.ts'
import { ScreenBoundary } from '../boundaries/screen-boundary.tsx'
import { ShellBoundary } from '../boundaries/shell-boundary.tsx'
import { keepPageOffline, type PageRouter } from '../keep-page-offline.ts'
import { PageLoader } from '../page-loader.tsx'
import { signedInOnly } from '../guards.ts'
import { DashboardRoot } from './dashboard-root.tsx'
import { EmployerOutlet } from './employer-outlet.tsx'
import { firstData } from './first-data.ts'
import { startShellQueries } from './shell-queries.ts'

/** Profile and Settings has a tab with the form of the business: two slices on one screen. */
const BusinessTab = lazyPanel(async () => (await import('@/features/company/business-tab.tsx')).BusinessTab, 4)

/** A payment for a Gig that did not succeed is made again on its status page: two slices on one screen. */
const PayGigDialog = loadedWhenShown(async () => (await import('@/features/gigs/pay-gig-dialog.tsx')).PayGigDialog)

/**
 * The routes below `/dashboard` (spec S2-27) with their shared query cache. The shell's own
 * queries start here, concurrently with the queries and the chunk of the page.
 *
 * @param getRouter the router of these routes, which exists once they run
 */
export function dashboardRoutes(api: ApiClient, getRouter: () => PageRouter): RouteObject[] {
  const queryClient = createQueryClient({
    notify: {
      success: (text) => toast.success(text),
      failure: (text, id) => toast.error(text, { id }),
      dismiss: toast.dismiss,
    },
    log,
  })
  clearOnSessionChange(api, queryClient)
  holdIdleWork(firstData(queryClient, () => getRouter().state.initialized))
  return [
    {
      path: paths.dashboard,
      middleware: [
        signedInOnly(api.session),
        keepPageOffline(getRouter),
        ({ context }) => {
          context.set(queryClientContext, queryClient)
        },
      ],
      loader: () => startShellQueries(api, queryClient),
      shouldRevalidate: () => false,
      element: <DashboardRoot queryClient={queryClient} getRouter={getRouter} />,
      HydrateFallback: () => <PageLoader>Loading...</PageLoader>,
      ErrorBoundary: ShellBoundary,
      children: [
        {
          Component: EmployerOutlet,
          ErrorBoundary: ScreenBoundary,
          children: [
            ...homeRoutes,
            ...companyRoutes,
            ...walletRoutes,
            ...billingRoutes,
            ...paymentRoutes(PayGigDialog),
            ...gigRoutes,
            ...workerRoutes,
            ...settingsRoutes(BusinessTab),
            defineScreen({
              path: '*',
              title: 'Page not found',
              load: async () => (await import('../page-not-found.tsx')).PageNotFound,
            }),
          ],
        },
      ],
    },
  ]
}

/** Clears the query cache on every change of the token, and what this browser stores of an employer at the end of a session, so that the next one sees no data of the last. */
function clearOnSessionChange({ session }: ApiClient, queryClient: ReturnType<typeof createQueryClient>): void {
  session.store.subscribe((now, before) => {
    if (now.token === before.token) return
    queryClient.clear()
    // It would otherwise stand beside the toast of the log-in.
    if (now.token !== null) return toast.dismiss(loggedOutMessage)
    const end = now.end ?? 'expired'
    clearDeviceStorage(end)
    if (end === 'logOut') forgetDensity()
    if (end === 'otherTabLogOut') toast.success(loggedOutMessage, { id: loggedOutMessage })
  })
}
