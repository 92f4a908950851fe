import { createSmtpSender } from './adapters/mail/smtp.ts'
import { startMailSender } from './modules/notifications/mail-delivery.ts'
import { paystackProvider } from './adapters/payments/paystack/paystack.ts'
import { sandboxProvider } from './adapters/payments/sandbox/sandbox.ts'
import { fcmSender } from './adapters/push/fcm.ts'
import { noPush } from './ports/push.ts'
import { diskStorage } from './adapters/storage/disk.ts'
import { s3Storage } from './adapters/storage/s3.ts'
import { openDatabase } from './platform/db/database.ts'
import { deleteExpired } from './housekeeping.ts'
import type { Env } from './platform/config/env.ts'
import { createApp } from './app/app.ts'
import { listen } from './platform/http/listen.ts'
import type { Log } from './platform/log/log.ts'
import { backlogGauges, readBacklog } from './app/backlog.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { startSimulator } from './simulator/simulator.ts'
import { assertSafeDatabase, assertSafeStart } from './start-checks.ts'
import { settlesWithin } from './platform/jobs/within.ts'
import { startPushWorker, startWorker } from './worker.ts'
import { demoPin } from './seed/demo-money.ts'
import { demoLogIn, hasDemoLogIn, seedDemo } from './seed/demo.ts'

const hourMs = 60 * 60 * 1000

/** Maximum time for the work in progress to finish at a shutdown, in milliseconds. */
const stopTimeoutMs = 3500

/** The name of this machine in an address, for people. */
const shownName = (host: string) => (['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host)

/** A started server. */
export interface RunningServer {
  readonly port: number
  /**
   * Takes no new work, waits a few seconds for the work in progress, and closes the database. Acknowledged writes are committed; what is
   * interrupted is rolled back and done after the next start.
   */
  stop: () => Promise<void>
}

/**
 * Starts the product: database, migrations, seed, HTTP, mail sender, worker and simulator.
 * @throws {OperatorError} when the environment does not allow it
 */
export async function startServer(
  env: Env,
  processLog: Log,
  now: () => Date = () => new Date(),
): Promise<RunningServer> {
  assertSafeStart(env)
  const database = await openDatabase(env, processLog)
  const { db } = database
  const metrics =
    env.metrics &&
    createMetrics({
      poolUse: database.poolUse,
      backlog: backlogGauges(env.mail.kind === 'smtp', () => readBacklog(db, now())),
    })
  const log = metrics?.counting(processLog) ?? processLog
  try {
    await assertSafeDatabase(db, env)
    if (env.seed === 'demo') await seedDemo(db, now())
    const payments =
      env.payments.kind === 'sandbox' ? sandboxProvider(db, now) : paystackProvider({ ...env.payments, log })
    const storage = env.storage.kind === 's3' ? s3Storage(env.storage) : diskStorage(env.storage.folder)
    const deps = { db, now, limits: env.limits, payments, storage, offersPush: env.push !== undefined, log }
    let isDraining = false
    const app = createApp({
      ...deps,
      supportEmail: env.supportEmail,
      publicUrl: env.publicUrl,
      ...(metrics && { onAnswer: metrics.onAnswer }),
      isReady: async () => !isDraining && (await database.isWritable()),
      trustedProxies: env.trustedProxies,
      hasOutbox: env.mail.kind === 'outbox',
      hasSamples: env.seed === 'demo' || env.simulator !== undefined,
      webDir: env.webDir,
    })
    const listening = await listen(app, env.host, env.port)
    const metricsListening = env.metrics && metrics && (await serveMetrics(metrics, env.metrics))
    const sender =
      env.mail.kind === 'smtp'
        ? startMailSender(db, createSmtpSender(env.mail.url, env.mail.from), now, log)
        : undefined
    const worker = startWorker(deps, log)
    const pushWorker = startPushWorker(deps, env.push === undefined ? noPush : fcmSender(env.push), log)
    const simulator = env.simulator && startSimulator(deps, env.simulator, log)
    const cleanUp = () => void deleteExpired(deps).catch((error: unknown) => log.error('clean-up-failed', { error }))
    cleanUp()
    const timer = setInterval(cleanUp, hourMs)

    const address = `http://${shownName(env.host)}:${listening.port}`
    log.info('ready', {
      address,
      database: database.description,
      payments: payments.name,
      isSimulated: env.simulator !== undefined,
      ...(env.mail.kind === 'outbox' && { outbox: `${address}/_outbox` }),
      ...(env.metrics &&
        metricsListening && { metrics: `http://${shownName(env.metrics.host)}:${metricsListening.port}/metrics` }),
      ...((await hasDemoLogIn(db)) && { demo: { ...demoLogIn, pin: demoPin } }),
    })
    return {
      port: listening.port,
      stop: async () => {
        isDraining = true
        clearInterval(timer)
        const parts = [sender, simulator, pushWorker, worker].map((part) => part?.stop())
        await settlesWithin(stopTimeoutMs, Promise.all([listening.close(), metricsListening?.close(), ...parts]))
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
