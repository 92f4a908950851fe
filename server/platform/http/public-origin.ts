import { Refusal } from './refusal.ts'
import { isLoopbackHost } from './client-address.ts'
import type { AppContext, HttpSettings } from './context.ts'

/**
 * The origin for absolute URLs: that of MARQUEE_PUBLIC_URL. A server without it is used on its own machine only, so the request's own origin
 * is taken if it is a loopback address.
 * @throws {Refusal} FORBIDDEN for any other origin, because the client chooses the Host header
 */
export function publicOrigin(c: AppContext, { publicUrl }: Pick<HttpSettings, 'publicUrl'>): string {
  if (publicUrl !== undefined) return publicUrl
  const { origin, host } = new URL(c.req.url)
  if (isLoopbackHost(c.req.header('host') ?? host) && isLoopbackHost(host)) return origin
  throw new Refusal(
    'FORBIDDEN',
    'Payments cannot return to this address. Open Marquee at the address it printed when it started.',
  )
}
