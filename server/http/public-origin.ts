import { isBehindTls } from './client-address.ts'
import type { AppContext, HttpDeps } from './context.ts'

/**
 * Where the product is reached from outside, for addresses that leave it: MARQUEE_PUBLIC_URL, or else the address this call
 * came to.
 */
export function publicOrigin(c: AppContext, deps: Pick<HttpDeps, 'publicUrl' | 'trustedProxies'>): string {
  if (deps.publicUrl !== undefined) return new URL(deps.publicUrl).origin
  const called = new URL(c.req.url)
  if (isBehindTls(c, deps.trustedProxies)) called.protocol = 'https:'
  return called.origin
}
