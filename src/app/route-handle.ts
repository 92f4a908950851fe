import type { Params } from 'react-router-dom'

/**
 * Metadata of a route. The app sets the document title '{title} · Marquee' and sends an employer without a
 * carried email to `emailRequired` (spec S2-3 to S2-5).
 */
export interface RouteHandle {
  title: string | ((params: Params) => string)
  emailRequired?: string
}

/** The handle of a route match, or undefined when the route has none. */
export function routeHandle(handle: unknown): RouteHandle | undefined {
  return typeof handle === 'object' && handle !== null && 'title' in handle ? (handle as RouteHandle) : undefined
}

/** The page title of a matched route, or undefined when the route is not a page. */
export function routeTitle({ handle, params }: { handle: unknown; params: Params }): string | undefined {
  const title = routeHandle(handle)?.title
  return typeof title === 'function' ? title(params) : title
}
