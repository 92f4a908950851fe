import type { Hono } from 'hono'
import { Refusal } from '../platform/http/refusal.ts'
import type { AppContext, Variables } from '../platform/http/context.ts'
import { pagePolicy, workerPolicy } from '../platform/http/security-headers.ts'
import { sendFile, staticFiles } from '../platform/http/static-files.ts'
import { setXsrfCookie } from '../platform/http/xsrf.ts'
import type { HttpDeps } from '../ports/handlers.ts'

/** The service worker for push messages, in a build that has one. */
const workerPath = '/push-sw.js'

/** Whether a path names a file rather than a screen; a screen's path may contain dots, but not these extensions. */
const isFileName = (path: string) =>
  path.startsWith('/assets/') ||
  /\.(?:js|mjs|css|map|json|txt|xml|ico|png|jpe?g|gif|svg|webp|woff2?|webmanifest|php|html)$/i.test(path)

/**
 * Whether a path is one of operators and programs, or a hidden file: not a screen. A probe of such a path must not be answered by the page
 * with 200.
 */
const isReserved = (path: string) =>
  /^\/(?:\.|(?:healthz|readyz|metrics|webhooks|sandbox|uploads|_outbox)(?:[/.]|$))/i.test(path)

/** The HTML that the build has rendered for a path: of the dashboard one for all pages, which `/` leads to as well. */
const renderedFor = (path: string) =>
  path === '/' || path.startsWith('/dashboard/') ? '/dashboard.html' : `${path}.html`

/**
 * Serves the built front end: its files, the HTML that the build has rendered for a path, and index.html for every other path, because screens are
 * routed in the browser.
 * A missing file is a 404 and not the page, because a browser would parse the page as a script.
 */
export function servePages(app: Hono<{ Variables: Variables }>, deps: HttpDeps) {
  const files = staticFiles(deps.webDir)
  const page = (c: AppContext) => {
    const document = files.find(renderedFor(c.req.path)) ?? files.find('/index.html')
    if (document === undefined) return c.text('The dashboard is not built yet. Run npm start, or npm run build.\n', 503)
    c.header('Content-Security-Policy', pagePolicy(deps.webDir))
    setXsrfCookie(c, deps)
    return sendFile(c, document)
  }
  app.get('*', (c) => {
    const path = c.req.path
    if (path === '/' || path === '/index.html') return page(c)
    const file = path.endsWith('.html') ? undefined : files.find(path)
    if (file !== undefined && path === workerPath) c.header('Content-Security-Policy', workerPolicy(deps.webDir))
    if (file !== undefined) return sendFile(c, file)
    return isFileName(path) || isReserved(path) ? c.text('Not found\n', 404) : page(c)
  })
  app.all('*', (c) => {
    c.header('Allow', 'GET, HEAD')
    throw new Refusal('METHOD_NOT_ALLOWED', `This address takes GET, not ${c.req.method}.`)
  })
}
