import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolUse } from '../db/database.ts'
import { hashQueues } from '../secrets/password-hash.ts'
import type { Answer } from '../http/context.ts'
import type { Log } from '../log/log.ts'
import { logEvents } from '../log/log-events.ts'
import { settlesWithin } from '../jobs/within.ts'

/** The metrics of one process, in Prometheus' text format. */
export interface Metrics {
  /** Counts an answered request. */
  onAnswer: (answer: Answer) => void
  /** A log that counts each error by the name of its event, and passes everything on. */
  counting: (log: Log) => Log
  /** Writes the page. It never fails: what the database does not say in time is left out. */
  page: () => Promise<string>
  readonly contentType: string
}

/** Values that are read together, each with the name and the help of its gauge. */
export interface GaugeSource<Field extends string> {
  readonly gauges: Readonly<Partial<Record<Field, readonly [name: string, help: string]>>>
  readonly read: () => Promise<Readonly<Record<Field, number>>>
}

/** What is read for each page. */
export interface MetricsSources<Field extends string> {
  readonly poolUse: () => PoolUse
  /** Work in the database that waits. */
  readonly backlog: GaugeSource<Field>
}

/** Maximum time to read the database for a page, in milliseconds: less than a scrape may take. */
const readTimeoutMs = 1000

/** Upper ends of the histogram of response times, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The methods that are counted by their names; Node accepts about thirty more. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Creates the metrics of a process. Their labels have few values: patterns of routes, classes of status, names of events. */
export function createMetrics<Field extends string>(sources: MetricsSources<Field>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'marquee_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'Time to answer requests.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  })
  const errors = new Counter({
    name: 'marquee_errors_total',
    help: 'Errors in the log, by the name of the event.',
    labelNames: ['event'],
    registers,
  })
  // An increase can only be seen from a value before it: the first error of a kind would raise no alert.
  for (const event of Object.keys(logEvents)) errors.inc({ event }, 0)
  addPoolGauge(registers, sources.poolUse)
  addHashQueues(registers)
  const readBacklog = addBacklog(registers, sources.backlog)

  return {
    contentType: registry.contentType,
    onAnswer: ({ method, route, status, ms }) => {
      const labels = { method: methods.has(method) ? method : 'other', route }
      requests.inc({ ...labels, status: `${Math.floor(status / 100)}xx` })
      durations.observe(labels, ms / 1000)
    },
    counting: (log) => ({
      info: log.info,
      error: (event, fields) => {
        errors.inc({ event })
        log.error(event, fields)
      },
    }),
    page: async () => {
      await readBacklog()
      return registry.metrics()
    },
  }
}

function addPoolGauge(registers: Registry[], poolUse: () => PoolUse) {
  const gauge = new Gauge({
    name: 'marquee_database_connections',
    help: 'Connections of this process: all, those not in use, and callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect: () => {
      for (const [state, value] of Object.entries(poolUse())) gauge.set({ state }, value)
    },
  })
}

function addHashQueues(registers: Registry[]) {
  const tasks = new Gauge({
    name: 'marquee_hash_queue_tasks',
    help: 'Passwords and PINs being hashed (running) and those that wait.',
    labelNames: ['lane', 'state'],
    registers,
    collect: () => {
      for (const [lane, { running, waiting }] of Object.entries(hashQueues())) {
        tasks.set({ lane, state: 'running' }, running)
        tasks.set({ lane, state: 'waiting' }, waiting)
      }
    },
  })
  const refused = new Counter({
    name: 'marquee_hash_queue_refused_total',
    help: 'Calls answered 503 because the queue was full.',
    labelNames: ['lane'],
    registers,
    collect: () => {
      refused.reset()
      for (const [lane, use] of Object.entries(hashQueues())) refused.inc({ lane }, use.refused)
    },
  })
}

/** @returns reads the database once for all gauges; calls that come meanwhile share that reading */
function addBacklog<Field extends string>(
  registers: Registry[],
  { gauges: names, read }: GaugeSource<Field>,
): () => Promise<void> {
  const isUp = new Gauge({
    name: 'marquee_database_up',
    help: 'Whether the database answered for this page; without it, the gauges of jobs, payments and mails are missing.',
    registers,
  })
  const gauges = Object.entries(names as Readonly<Record<string, readonly [string, string]>>).map(
    ([field, [name, help]]) => ({
      field: field as Field,
      gauge: new Gauge({ name, help, registers }),
    }),
  )
  let reading: ReturnType<typeof read> | undefined
  return async () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    const current = reading
    const isRead = await settlesWithin(readTimeoutMs, current).catch(() => false)
    const answer = isRead ? await current : undefined
    isUp.set(answer === undefined ? 0 : 1)
    for (const { field, gauge } of gauges) {
      // A value of an earlier page would look like one of now.
      if (answer === undefined) gauge.remove()
      else gauge.set(answer[field])
    }
  }
}
