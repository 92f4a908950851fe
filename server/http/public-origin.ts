import { isBehindTls } from './client-address.ts'
import type { AppContext, HttpDeps } from './context.ts'

/**
 * The public origin for absolute URLs: that of MARQUEE_PUBLIC_URL, or else of the current request.
 */
export function publicOrigin(c: AppContext, deps: Pick<HttpDeps, 'publicUrl' | 'trustedProxies'>): string {
  if (deps.publicUrl !== undefined) return new URL(deps.publicUrl).origin
  const requestUrl = new URL(c.req.url)
  if (isBehindTls(c, deps.trustedProxies)) requestUrl.protocol = 'https:'
  return requestUrl.origin
}
