import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The network address of the caller. Of X-Forwarded-For only the entry written by the outermost trusted proxy is used: the n-th from the
 * right, for n trusted proxies. Entries to its left are sent by the client and can be forged.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const hop = hops.at(-trustedProxies)
    if (hop !== undefined && hop !== '') return hop
  }
  return socketAddress(c)
}

/** The socket's address; 'local' for a request without a socket, as in tests. */
function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    return 'local'
  }
}

/** Whether the browser's connection uses TLS. This server speaks plain HTTP, so only a trusted proxy's header can tell. */
export const isBehindTls = (c: Context, trustedProxies: number) =>
  trustedProxies > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-trustedProxies)?.trim() === 'https'
