import type { HttpSettings } from './context.ts'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { isLoopbackName } from './loopback.ts'
import { networkOf } from './network-address.ts'

/**
 * The network of the caller, as limits by address count it. Of X-Forwarded-For only the entry written by the outermost trusted proxy is used:
 * the n-th from the right, for n trusted proxies. Entries to its left are sent by the client and can be forged. Without an address in it the
 * caller counts as the proxy.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    const hop = hops.at(-trustedProxies)
    const network = networkOf(hop ?? '')
    if (network !== undefined) return network
  }
  const address = socketAddress(c)
  return networkOf(address) ?? address
}

/** The address of a request without a socket, which only this process can make. */
const noSocket = 'local'

/** The socket's address. */
function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    return noSocket
  }
}

/**
 * Whether the browser's connection uses TLS. This server speaks plain HTTP, so only the public URL, which the operator sets, or a trusted
 * proxy's header can tell.
 */
export const isBehindTls = (c: Context, { publicUrl, trustedProxies }: HttpSettings) =>
  publicUrl?.startsWith('https:') === true ||
  (trustedProxies > 0 && c.req.header('x-forwarded-proto')?.split(',').at(-trustedProxies)?.trim() === 'https')

const forwardingHeader = /^(?:forwarded|via|x-forwarded-|x-real-ip$)/

/**
 * Whether a request was made on this machine: from a loopback address to a loopback name, and not passed on by a proxy. The name is checked
 * because a website can make the browser of this machine call its own name at a loopback address.
 */
export function isLocalRequest(c: Context): boolean {
  const address = socketAddress(c)
  const host = c.req.header('host') ?? new URL(c.req.url).host
  return (
    (address === noSocket || isLoopbackName(address)) &&
    isLoopbackHost(host) &&
    [...c.req.raw.headers.keys()].every((name) => !forwardingHeader.test(name))
  )
}

/** Whether the host of a URL or of a Host header, with or without a port, is a loopback name. */
export const isLoopbackHost = (host: string) => isLoopbackName(host.replace(/:\d+$/, ''))
