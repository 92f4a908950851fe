import { Hono } from 'hono'
import type { MetricsSettings } from '../config/env.ts'
import { type Listening, listen } from '../http/listen.ts'
import type { Metrics } from './metrics.ts'

/**
 * Serves the page of metrics at an address of its own, which only operators can reach.
 * @throws {OperatorError} naming the variable when the address cannot be used
 */
export function serveMetrics(metrics: Metrics, { host, port }: MetricsSettings): Promise<Listening> {
  const app = new Hono()
  app.get('/metrics', async (c) => {
    c.header('Content-Type', metrics.contentType)
    return c.body(await metrics.page())
  })
  return listen(app, host, port, { port: 'MARQUEE_METRICS_PORT', host: 'MARQUEE_METRICS_HOST' })
}
