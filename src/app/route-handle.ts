import type { Params } from 'react-router-dom'

/**
 * What a route says about itself. The app sets the document title '{title} · Marquee' and sends an employer without a
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

/** What a matched route calls its page, or undefined when it is no page of its own. */
export function routeTitle({ handle, params }: { handle: unknown; params: Params }): string | undefined {
  const title = routeHandle(handle)?.title
  return typeof title === 'function' ? title(params) : title
}
