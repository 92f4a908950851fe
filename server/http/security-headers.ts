import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import * as z from 'zod/mini'
import { isBehindTls } from './client-address.ts'

const cspFile = z.object({
  scriptHashes: z.optional(z.array(z.string())),
  styleHashes: z.optional(z.array(z.string())),
})

/** The inline scripts and styles of this build, as the build wrote them to `csp.json`; none when there is no build. */
function allowedInline(webDir: string) {
  const path = join(webDir, 'csp.json')
  const { scriptHashes = [], styleHashes = [] } = existsSync(path)
    ? z.parse(cspFile, JSON.parse(readFileSync(path, 'utf8')))
    : {}
  const asSources = (hashes: readonly string[]) => hashes.map((hash) => ` '${hash}'`).join('')
  return { scripts: asSources(scriptHashes), styles: asSources(styleHashes) }
}

/**
 * The content security policy of the dashboard's page. Nothing inline runs but the theme script of this very build. Pictures may come from
 * any https address, because that is what a company's picture may be.
 */
export function pagePolicy(webDir: string): string {
  const { scripts, styles } = allowedInline(webDir)
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** For answers that are no page: nothing may run or load, should a browser ever show one as a page. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'"

const everywhere: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Puts the security headers on every answer. Strict-Transport-Security only where the browser's connection is encrypted. */
export function securityHeaders(trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(everywhere)) c.res.headers.set(name, value)
    if (!c.res.headers.has('Content-Security-Policy')) c.res.headers.set('Content-Security-Policy', nothingAllowed)
    if (isBehindTls(c, trustedProxies)) {
      c.res.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    }
  }
}
