import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { payment } from '../../db/money-schema.ts'
import { mail } from '../../db/schema.ts'
import type { Log } from '../log/log.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { withFullHashQueue } from '../../testing/full-hash-queue.ts'
import { type Backlog, backlogGauges, readBacklog } from '../../app/backlog.ts'
import { createMetrics } from './metrics.ts'
import { serveMetrics } from './serve-metrics.ts'
import { hashQueues } from '../secrets/password-hash.ts'
import { job } from '../db/tables.ts'

const noBacklog: Backlog = {
  dueJobs: 0,
  oldestDueJobSeconds: 0,
  paymentsInDoubt: 0,
  oldestPaymentInDoubtSeconds: 0,
  mailsWaiting: 0,
  oldestMailWaitingSeconds: 0,
}

const metricsOf = ({
  read = async () => noBacklog,
  sendsMail = true,
}: { read?: () => Promise<Backlog>; sendsMail?: boolean } = {}) =>
  createMetrics({
    poolUse: () => ({ total: 7, idle: 4, waiting: 2 }),
    backlog: backlogGauges(sendsMail, read),
  })

/** The lines of a page that begin with a name, without its comments. */
const lines = (page: string, name: string) => page.split('\n').filter((line) => line.startsWith(name))

describe('requests', () => {
  const metrics = metricsOf()
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp({ onAnswer: metrics.onAnswer })
  })
  afterAll(() => app.close())

  it('are counted by route pattern, method and class of status, whatever their paths contain', async () => {
    const actor = await app.createEmployer('ngozi@venue.example')
    await app.call(api.notifications.read, { params: { id: 'ntf_secret' } }, actor)
    const odd = Array.from({ length: 250 }, (_, index) => [
      `/odd-${index}`,
      `/api/v1/employer/emp_${index}/wallet/get-wallet`,
      `/api/v1/odd-${index}/${index}`,
      `/sandbox/pay/odd%00${index}`,
    ])
    await Promise.all(odd.flat().map((path) => app.request(path)))
    const page = await metrics.page()
    expect(lines(page, 'marquee_http_requests_total')).toContain(
      'marquee_http_requests_total{method="PUT",route="/api/v1/employer/:employerId/notification/:id/read-notification",status="4xx"} 1',
    )
    expect(lines(page, 'marquee_http_requests_total').length).toBeLessThanOrEqual(6)
    expect(page).toContain('marquee_http_request_duration_seconds_bucket{le="0.5",method="PUT"')
    expect(page).not.toMatch(new RegExp(`odd|secret|emp_|ngozi|${actor.employerId}`))
  })

  it('with odd methods are counted as one', async () => {
    for (const method of ['PROPFIND', 'REPORT']) metrics.onAnswer({ method, route: '/*', status: 404, ms: 1 })
    expect(lines(await metrics.page(), 'marquee_http_requests_total{method="other"')).toEqual([
      'marquee_http_requests_total{method="other",route="/*",status="4xx"} 2',
    ])
  })
})

describe('what waits in the database', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  it('is counted with the age of the oldest, and nothing that is over or not due', async () => {
    const { db } = app
    const now = new Date('2025-11-14T12:00:00Z')
    const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
    const { employerId } = await app.createEmployer()
    await db.delete(mail)
    await db.delete(job)
    const aJob = { kind: 'test', payload: {} }
    await db.insert(job).values([
      { ...aJob, id: 'due', runAt: ago(90) },
      { ...aJob, id: 'later', runAt: ago(-90) },
      { ...aJob, id: 'done', runAt: ago(900), doneAt: ago(800) },
    ])
    const aPayment = {
      employerId,
      type: 'wallet_funding',
      direction: 'credit',
      amountKobo: 1000,
      provider: 'sandbox',
      description: 'x',
    } as const
    await db.insert(payment).values([
      { ...aPayment, id: 'p1', reference: 'r1', status: 'processing', createdAt: ago(30) },
      { ...aPayment, id: 'p2', reference: 'r2', status: 'failed', createdAt: ago(300) },
    ])
    const aMail = { to: 'a@b.example', subject: 'x', text: 'x', html: 'x', createdAt: ago(60), nextAttemptAt: now }
    await db.insert(mail).values([aMail, { ...aMail, sentAt: now }, { ...aMail, attempts: 12 }])
    expect(await readBacklog(db, now)).toEqual({
      dueJobs: 1,
      oldestDueJobSeconds: 90,
      paymentsInDoubt: 1,
      oldestPaymentInDoubtSeconds: 30,
      mailsWaiting: 1,
      oldestMailWaitingSeconds: 60,
    })
  })
})

describe('the page', () => {
  it('has the gauges of the database, the pool, the hash queue and the process', async () => {
    const page = await metricsOf({ read: async () => ({ ...noBacklog, dueJobs: 3 }) }).page()
    expect(lines(page, 'marquee_jobs_due')).toEqual(['marquee_jobs_due 3'])
    expect(lines(page, 'marquee_database_up')).toEqual(['marquee_database_up 1'])
    expect(lines(page, 'marquee_database_connections')).toEqual([
      'marquee_database_connections{state="total"} 7',
      'marquee_database_connections{state="idle"} 4',
      'marquee_database_connections{state="waiting"} 2',
    ])
    expect(lines(page, 'marquee_hash_queue')).toContain(
      `marquee_hash_queue_refused_total{lane="public"} ${hashQueues().public.refused}`,
    )
    expect(page).toContain('nodejs_eventloop_lag_seconds')
    expect(page).toContain('process_resident_memory_bytes')
  })

  it('shows a full queue of hashes and the calls it refused', async () => {
    // The count is that of the process, in which other tests may have filled the queue before.
    const before = hashQueues().signedIn.refused
    const page = await withFullHashQueue(() => metricsOf().page(), 'signedIn')
    expect(page).toContain('marquee_hash_queue_tasks{lane="signedIn",state="waiting"} 100')
    expect(page).toContain(`marquee_hash_queue_refused_total{lane="signedIn"} ${before + 48}`)
  })

  it('has no gauge of mails where mails are caught', async () => {
    expect(await metricsOf({ sendsMail: false }).page()).not.toContain('marquee_mails')
  })

  it('counts errors by the name of their event, and logs them', async () => {
    const error = vi.fn<Log['error']>()
    const metrics = metricsOf()
    metrics.counting({ info: () => undefined, error }).error('job-failed', { reason: 'secret' })
    const page = await metrics.page()
    expect(lines(page, 'marquee_errors_total').filter((line) => !line.endsWith(' 0'))).toEqual([
      'marquee_errors_total{event="job-failed"} 1',
    ])
    expect(page).toContain('marquee_errors_total{event="transfer-after-failure"} 0')
    expect(page).not.toContain('secret')
    expect(error).toHaveBeenCalledWith('job-failed', { reason: 'secret' })
  })

  it.each([
    ['fails', () => Promise.reject<Backlog>(new Error('no database'))],
    ['says nothing', () => new Promise<Backlog>(() => undefined)],
  ])('leaves out what a database that %s does not say, and has everything else', async (_, backlog) => {
    let current = async () => noBacklog
    const metrics = metricsOf({ read: () => current() })
    expect(await metrics.page()).toContain('\nmarquee_jobs_due 0')
    current = backlog
    const page = await metrics.page()
    expect(lines(page, 'marquee_jobs_due')).toEqual([])
    expect(lines(page, 'marquee_database_up')).toEqual(['marquee_database_up 0'])
    expect(page).toContain('process_resident_memory_bytes')
  })
})

describe('the address of metrics', () => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

  it('serves the page in Prometheus’ text format, and nothing else', async () => {
    const { port, close } = await serveMetrics(metricsOf(), { host: '127.0.0.1', port: 0 })
    closing.push(close)
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(await response.text()).toContain('# TYPE marquee_http_requests_total counter')
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })

  it('that is in use is named by its variable', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    closing.push(async () => other.close())
    const { port } = other.address() as { port: number }
    await expect(serveMetrics(metricsOf(), { host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} is in use by another program. Stop that one, or choose another port: MARQUEE_METRICS_PORT=${port + 1}.`,
    )
  })
})
