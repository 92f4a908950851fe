import { smtpSend, startSending } from './adapters/mail/smtp.ts'
import { openDatabase } from './db/database.ts'
import { removeExpired } from './domain/housekeeping.ts'
import type { Env } from './env.ts'
import { createApp } from './http/app.ts'
import { listen } from './listen.ts'
import type { Log } from './log.ts'
import { demoLogIn, hasDemoLogIn, seedDemo } from './seed/demo.ts'

const hourMs = 60 * 60 * 1000

/** A running server. */
export interface Running {
  readonly port: number
  /** Ends in the reverse order of the start; nothing acknowledged is lost. */
  stop: () => Promise<void>
}

/**
 * Starts the product: database, migrations, seed, mails, HTTP.
 * @throws {OperatorError} when the environment does not allow it
 */
export async function startServer(env: Env, log: Log, now: () => Date = () => new Date()): Promise<Running> {
  const database = await openDatabase(env, log)
  const { db } = database
  try {
    if (env.seed === 'demo') await seedDemo(db, now())
    const app = createApp({
      db,
      now,
      log,
      limits: env.limits,
      isReady: database.isAnswering,
      trustedProxies: env.trustedProxies,
      hasOutbox: env.mail.kind === 'outbox',
      webDir: env.webDir,
    })
    const listening = await listen(app, env.host, env.port)
    const sender = env.mail.kind === 'smtp' ? startSending(db, smtpSend(env.mail.url, env.mail.from), now, log) : undefined
    const cleanUp = () => void removeExpired(db, now()).catch((error: unknown) => log.error('Expired rows could not be removed', error))
    cleanUp()
    const timer = setInterval(cleanUp, hourMs)

    const shownHost = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(env.host) ? 'localhost' : env.host
    const address = `http://${shownHost}:${listening.port}`
    log.info(`\nMarquee is ready at ${address}\n`)
    if (await hasDemoLogIn(db)) log.info(`  Demo log-in  ${demoLogIn.email}  ${demoLogIn.password}`)
    if (env.mail.kind === 'outbox') log.info(`  Emails       ${address}/_outbox (caught, not sent)`)
    log.info(`  Database     ${database.description}\n\nCtrl+C stops it.`)
    return {
      port: listening.port,
      stop: async () => {
        clearInterval(timer)
        await listening.close()
        await sender?.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
