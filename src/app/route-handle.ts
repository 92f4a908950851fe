/**
 * What a route says about itself. The app sets the document title '{title} · Marquee' and sends an employer without a
 * carried email to `emailRequired` (specification, section 2).
 */
export interface RouteHandle {
  title: string
  emailRequired?: string
}

/** The handle of a route match, or undefined when the route has none. */
export function routeHandle(handle: unknown): RouteHandle | undefined {
  return typeof handle === 'object' && handle !== null && 'title' in handle && typeof handle.title === 'string'
    ? (handle as RouteHandle)
    : undefined
}
