import type { Hono } from 'hono'
import { handleProviderEvent } from './check.ts'
import type { Variables } from '../../platform/http/context.ts'
import { readBodyUpTo } from '../../platform/http/read-body.ts'
import type { HttpDeps } from '../../ports/handlers.ts'

/** A webhook's body; larger ones are not from a gateway. */
const maxBytes = 256 * 1024

/**
 * Where the gateway tells what happened. Only a signed call is heard, and only its reference is used, and whether it is about a charge or a transfer: the payment is then asked for, so that
 * a replayed or forged body can say nothing. Any number of calls for one payment do it once.
 */
export function serveWebhooks(app: Hono<{ Variables: Variables }>, deps: HttpDeps) {
  app.post('/webhooks/payments', async (c) => {
    const rawBody = await readBodyUpTo(c.req.raw, maxBytes)
    const event = rawBody && deps.payments.readWebhook(rawBody.toString('utf8'), c.req.raw.headers)
    if (event === undefined) return c.text('Not signed\n', 401)
    if (event.reference !== undefined) await handleProviderEvent(deps, event.reference, event.about)
    return c.text('OK\n')
  })
}
