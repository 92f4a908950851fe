import type { HttpSettings } from './context.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import * as z from 'zod/mini'
import { isBehindTls } from './client-address.ts'

const cspFile = z.object({
  scriptHashes: z.optional(z.array(z.string())),
  styleHashes: z.optional(z.array(z.string())),
  connectHosts: z.optional(z.array(z.string())),
})

/** Sources of the build's inline scripts and styles and of the other hosts it calls, from `csp.json`; empty without a build. */
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
 * The content security policy of the dashboard. The only inline script is the start script of the current build, and the only
 * inline styles are those of its rendered public pages. Pictures, sounds and videos may have any
 * https URL, because a company's image and a worker's earlier work may have one. Other hosts are called only by a build for push messages.
 */
export function pagePolicy(webDir: string): string {
  const { scripts, styles, hosts } = buildSources(webDir)
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self'${styles}`,
    "img-src 'self' https:",
    // Audio and video of a worker's portfolio or submitted work.
    "media-src 'self' https:",
    "font-src 'self'",
    // A PDF that a worker handed in, displayed from its bytes in the browser's viewer.
    'frame-src blob:',
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

/** The headers of every response. A response that is no page may load and run nothing if a browser displays it. */
const headers: Parameters<typeof secureHeaders>[0] = {
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [], browsingTopics: [] },
  referrerPolicy: 'strict-origin-when-cross-origin',
  xFrameOptions: 'DENY',
  // Pages and files have a policy of their own.
  overwrite: false,
}

const overPlainHttp = secureHeaders({ ...headers, strictTransportSecurity: false })
const overTls = secureHeaders({ ...headers, strictTransportSecurity: 'max-age=31536000; includeSubDomains' })

/** Sets the security headers on every response; Strict-Transport-Security only when the browser's connection uses TLS. */
export const securityHeaders =
  (deps: HttpSettings): MiddlewareHandler =>
  (c, next) =>
    (isBehindTls(c, deps) ? overTls : overPlainHttp)(c, next)
