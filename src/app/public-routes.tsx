import type { RouteObject } from 'react-router-dom'
import type { Session } from '@/api/client/session.ts'
import { authRoutes, legalRoutes } from '@/features/auth/routes.ts'
import { ScreenBoundary } from './boundaries/screen-boundary.tsx'
import { CheckNotice } from './check-notice.tsx'
import { emailRequired, guestOnly } from './guards.ts'
import { routeHandle } from './route-handle.ts'

/** The public pages behind the guest wrapper; pages that need a carried email get that wrapper too. */
export function publicRoutes(session: Session): RouteObject[] {
  return [
    {
      middleware: [guestOnly(session)],
      HydrateFallback: () => <CheckNotice>Verifying authentication...</CheckNotice>,
      ErrorBoundary: ScreenBoundary,
      children: authRoutes.map((route) => withEmailGuard(route, session)),
    },
    ...legalRoutes,
  ]
}

function withEmailGuard(route: RouteObject, session: Session): RouteObject {
  const target = routeHandle(route.handle)?.emailRequired
  return target === undefined ? route : { ...route, middleware: [emailRequired(session, target), ...(route.middleware ?? [])] }
}
