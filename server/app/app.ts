import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { api } from '../../src/api/contract/table.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { clientAddress } from '../platform/http/client-address.ts'
import type { Variables } from '../platform/http/context.ts'
import { handlers } from './handlers.ts'
import { bodyTypeOf, implement } from './implement.ts'
import { serveOpenApi } from './openapi-route.ts'
import { connectPayments } from './payment-effects.ts'
import { serveOutbox } from './outbox-page.ts'
import { servePages } from './pages.ts'
import { checkContentLength } from '../platform/http/read-body.ts'
import { respondWithRefusal, toInternalRefusal } from '../platform/http/replies.ts'
import { serveSandbox } from './sandbox-page.ts'
import { securityHeaders } from '../platform/http/security-headers.ts'
import { serveSamples } from '../simulator/sample-routes.ts'
import { serveUploads } from '../modules/uploads/file-routes.ts'
import { serveWebhooks } from '../modules/money/webhook-routes.ts'
import { rejectCrossSiteRequests } from '../platform/http/xsrf.ts'
import { type HttpDeps, apiBase } from '../ports/handlers.ts'

const nothingHere = () => new Refusal('NOT_FOUND')

/** Creates the HTTP application: the API from the contract, health checks, development pages, webhooks, and the built front end. */
export function createApp(deps: HttpDeps) {
  const app = new Hono<{ Variables: Variables }>()
  connectPayments()

  app.use(securityHeaders(deps))
  app.use(async (c, next) => {
    const begun = performance.now()
    await next()
    const ms = performance.now() - begun
    const employerId = c.get('employerId')
    const answer = { method: c.req.method, route: routePath(c), status: c.res.status }
    deps.onAnswer?.({ ...answer, ms })
    deps.log.info('request', {
      requestId: c.get('requestId'),
      ...answer,
      ms: Math.round(ms),
      ...(employerId !== undefined && { employerId }),
    })
  })
  app.use(async (c, next) => {
    c.set('requestId', crypto.randomUUID())
    c.set('address', clientAddress(c, deps.trustedProxies))
    c.set('movesMoney', false)
    c.header('X-Request-Id', c.get('requestId'))
    // No address contains a NUL, which the database refuses in a text.
    if (c.req.path.includes('\0') || c.req.path.includes('%00')) throw nothingHere()
    checkContentLength(c.req.raw, bodyTypeOf(c.req.path))
    await next()
  })
  app.onError((error, c) => {
    if (error instanceof Refusal) return respondWithRefusal(c, error)
    if (error instanceof HTTPException) {
      return respondWithRefusal(c, new Refusal('MALFORMED_JSON', 'This request cannot be read.'))
    }
    deps.log.error('request-failed', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routePath(c),
      error,
    })
    return respondWithRefusal(c, toInternalRefusal(error, c.get('movesMoney')))
  })

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) =>
    (await deps.isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'unavailable' }, 503),
  )

  app.use(`${apiBase}/*`, rejectCrossSiteRequests)
  serveOpenApi(app)
  implement(app, api, handlers, deps)
  app.all('/api/*', () => {
    throw nothingHere()
  })

  serveOutbox(app, deps)
  serveSandbox(app, deps)
  serveWebhooks(app, deps)
  if (deps.hasSamples) serveSamples(app)
  serveUploads(app, deps)
  servePages(app, deps)
  return app
}
