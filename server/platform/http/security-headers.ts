import type { HttpSettings } from './context.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import { isBehindTls } from './client-address.ts'

const cspFile = z.object({
  scriptHashes: z.optional(z.array(z.string())),
  styleHashes: z.optional(z.array(z.string())),
  connectHosts: z.optional(z.array(z.string())),
})

/** Sources of the build's inline scripts and styles, and of the other hosts it calls, from `csp.json`; empty without a build. */
function buildSources(webDir: string) {
  const path = join(webDir, 'csp.json')
  const {
    scriptHashes = [],
    styleHashes = [],
    connectHosts = [],
  } = existsSync(path) ? z.parse(cspFile, JSON.parse(readFileSync(path, 'utf8'))) : {}
  const asSources = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return {
    scripts: asSources(scriptHashes),
    styles: asSources(styleHashes),
    hosts: connectHosts.map((host) => ` ${host}`).join(''),
  }
}

/**
 * The content security policy of the dashboard. The only inline script is the theme script of the current build. Images may have any
 * https URL, because a company's image may have one. Other hosts are called only by a build for push messages.
 */
export function pagePolicy(webDir: string): string {
  const { scripts, styles, hosts } = buildSources(webDir)
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    "img-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${hosts}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of the service worker for push messages: it may call Firebase and show the icon of a notification. */
export function workerPolicy(webDir: string): string {
  return `default-src 'none'; connect-src 'self'${buildSources(webDir).hosts}; img-src 'self'; frame-ancestors 'none'`
}

/** Policy for responses that are not pages: nothing may run or load if a browser displays one. */
const denyAllPolicy = "default-src 'none'; frame-ancestors 'none'"

const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Sets the security headers on every response; Strict-Transport-Security only when the browser's connection uses TLS. */
export function securityHeaders(deps: HttpSettings): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(commonHeaders)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', denyAllPolicy)
    if (isBehindTls(c, deps)) {
      c.res.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    }
  }
}
