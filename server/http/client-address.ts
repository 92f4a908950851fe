import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The network address a call came from. Forwarding headers are believed only as far as proxies of ours wrote them: the
 * n-th entry from the right, for n trusted proxies; everything to its left was claimed by the caller.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const hop = hops.at(-trustedProxies)
    if (hop !== undefined && hop !== '') return hop
  }
  return socketAddress(c)
}

/** A request that is handed to the app without a socket, as tests do, comes from this machine. */
function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    return 'local'
  }
}

/** Whether the browser's own connection is encrypted; this server speaks plain HTTP, so a proxy has to say so. */
export const isBehindTls = (c: Context, trustedProxies: number) =>
  trustedProxies > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-trustedProxies)?.trim() === 'https'
