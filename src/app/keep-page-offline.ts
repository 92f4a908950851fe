import type { createMemoryRouter, DataStrategyResult, MiddlewareFunction } from 'react-router-dom'
import { toast } from '@/design-system/components/Toast/index.ts'
import { canReachServer } from '@/api/client/can-reach-server.ts'
import { isChunkFailure } from '@/lib/reload-once.ts'

/** The parts of a router that the dashboard uses. */
export type PageRouter = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'navigate' | 'routes'>

/**
 * Middleware of the dashboard: when the chunk of the next page cannot be loaded because the server cannot be reached, the present page stays, with
 * what was typed in it, and a toast gives the reason. The first page of a visit, and a step through the history, have no page to stay on: their
 * error boundary is shown.
 */
export function keepPageOffline(getRouter: () => PageRouter): MiddlewareFunction {
  return async ({ request }, next) => {
    const results = await next()
    // Another navigation has taken its place.
    if (request.signal.aborted) return results
    const router = getRouter()
    const { location } = router.state
    const target = new URL(request.url).pathname
    // A step through the history has changed the address of the window before the router loads the page.
    const isPresent = target === location.pathname || target === window.location.pathname
    if (!isPresent && hasChunkFailure(results) && !(await canReachServer())) {
      if (request.signal.aborted) return results
      const id = 'page-offline'
      if (navigator.onLine) toast.error('We could not reach the server. Try again in a moment.', { id })
      else {
        toast.error('You are offline. The page can be opened when the connection is back.', { id })
        // The code of the toasts may itself be missing: what waits for it would be shown when it is not true any more.
        addEventListener('online', () => toast.dismiss(id), { once: true })
      }
      // Supersedes the navigation that failed.
      void router.navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown })
    }
    return results
  }
}

function hasChunkFailure(results: unknown): boolean {
  return Object.values(results as Record<string, DataStrategyResult>).some(
    ({ type, result }) => type === 'error' && isChunkFailure(result),
  )
}
