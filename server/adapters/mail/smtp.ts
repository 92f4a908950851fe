import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Database } from '../../db/database.ts'
import { mail } from '../../db/schema.ts'
import { later, minute } from '../../domain/deps.ts'
import type { Log } from '../../log.ts'

/** Polling interval for unsent mails, in milliseconds; it is the maximum delay of a code. */
const pollIntervalMs = 1000

/** Maximum number of attempts to send a mail, over about a day. */
const maxAttempts = 12

/** Delay after a failed attempt, in milliseconds: 15 s, doubled each time, at most 4 hours. */
const retryDelayMs = (attempts: number) => Math.min(15_000 * 2 ** (attempts - 1), 240 * minute)

/** A mail to send. `replyTo` is where an answer goes, if not to the sender. */
interface Message {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly replyTo?: string
}

/** Sends one mail; throws when it fails. */
export type SendMail = (message: Message) => Promise<void>

/** Creates a sender for an SMTP server. */
export function createSmtpSender(url: string, from: string): SendMail {
  const transport = createTransport(url, { from })
  return async (message) => void (await transport.sendMail(message))
}

/**
 * Sends the oldest due mail, if there is one. Its row is locked while it is sent, so that only one process sends it. Its text, which may
 * contain a code, is deleted after the success or the last attempt.
 * @returns whether a mail was due
 */
export async function sendNextMail(db: Database, send: SendMail, now: Date, log: Log): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [dueMail] = await tx
      .select()
      .from(mail)
      .where(and(isNull(mail.sentAt), lte(mail.nextAttemptAt, now), sql`${mail.attempts} < ${maxAttempts}`))
      .orderBy(asc(mail.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (dueMail === undefined) return false
    const attempts = dueMail.attempts + 1
    const clearedText = { text: '', html: '' }
    try {
      const { to, subject, text, html, replyTo } = dueMail
      await send({ to, subject, text, html, ...(replyTo !== null && { replyTo }) })
      await tx
        .update(mail)
        .set({ ...clearedText, sentAt: now, attempts })
        .where(eq(mail.id, dueMail.id))
    } catch (error) {
      log.error('mail-not-sent', { mailId: dueMail.id, attempt: attempts, maxAttempts, error })
      await tx
        .update(mail)
        .set({
          attempts,
          nextAttemptAt: later(now, retryDelayMs(attempts)),
          ...(attempts >= maxAttempts && clearedText),
        })
        .where(eq(mail.id, dueMail.id))
    }
    return true
  })
}

/** Sends due mails until `stop`, which waits for the mail being sent. */
export function startMailSender(
  db: Database,
  send: SendMail,
  now: () => Date,
  log: Log,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      const wasDue = await sendNextMail(db, send, now(), log).catch((error: unknown) => {
        log.error('mails-not-read', { error })
        return false
      })
      if (!wasDue) await wait(pollIntervalMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}
