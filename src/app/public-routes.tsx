import type { RouteObject } from 'react-router-dom'
import type { Session } from '@/api/client/session.ts'
import { authRoutes, legalRoutes } from '@/features/auth/routes.ts'
import { PageLoader } from './page-loader.tsx'
import { emailRequired, guestOnly } from './guards.ts'
import { screenHandle } from './route-handle.ts'

/** The public pages behind the guest wrapper; pages that need a carried email get that wrapper too. */
export function publicRoutes(session: Session): RouteObject[] {
  return [
    {
      middleware: [guestOnly(session)],
      HydrateFallback: () => <PageLoader>Verifying authentication...</PageLoader>,
      children: authRoutes.map((route) => withEmailGuard(route, session)),
    },
    ...legalRoutes,
  ]
}

function withEmailGuard(route: RouteObject, session: Session): RouteObject {
  const target = screenHandle(route.handle)?.emailRequired
  return target === undefined
    ? route
    : { ...route, middleware: [emailRequired(session, target), ...(route.middleware ?? [])] }
}
