import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Database } from '../../db/database.ts'
import { mail } from '../../db/schema.ts'
import { later, minute } from '../../domain/deps.ts'
import type { Log } from '../../log.ts'

/** How often waiting mails are looked for, in milliseconds: the longest a code waits before it goes out. */
const everyMs = 1000

/** A mail that was refused so often is given up: about a day. */
const maxAttempts = 12

/** Milliseconds to wait after a failed attempt: 15 s, doubled each time, at most 4 hours. */
const backOff = (attempts: number) => Math.min(15_000 * 2 ** (attempts - 1), 240 * minute)

/** What sends one mail; throws when it cannot. */
export type Send = (message: { to: string; subject: string; text: string; html: string }) => Promise<void>

/** Sends through an SMTP server. */
export function smtpSend(url: string, from: string): Send {
  const transport = createTransport(url, { from })
  return async (message) => void (await transport.sendMail(message))
}

/**
 * Sends the oldest mail that is due, if there is one. Its row is locked meanwhile, so that of several processes one sends it. Its
 * text, which may hold a code, is emptied once it is sent or given up.
 * @returns whether there was one
 */
export async function sendNext(db: Database, send: Send, now: Date, log: Log): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mail)
      .where(and(isNull(mail.sentAt), lte(mail.nextAttemptAt, now), sql`${mail.attempts} < ${maxAttempts}`))
      .orderBy(asc(mail.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due === undefined) return false
    const attempts = due.attempts + 1
    const emptied = { text: '', html: '' }
    try {
      await send({ to: due.to, subject: due.subject, text: due.text, html: due.html })
      await tx
        .update(mail)
        .set({ ...emptied, sentAt: now, attempts })
        .where(eq(mail.id, due.id))
    } catch (error) {
      log.error(
        `Mail ${due.id} was not sent (attempt ${attempts} of ${maxAttempts})`,
        error instanceof Error ? error.message : error,
      )
      await tx
        .update(mail)
        .set({ attempts, nextAttemptAt: later(now, backOff(attempts)), ...(attempts >= maxAttempts && emptied) })
        .where(eq(mail.id, due.id))
    }
    return true
  })
}

/** Keeps sending what is due until `stop`, which waits for the mail under way. */
export function startSending(db: Database, send: Send, now: () => Date, log: Log): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      const wasThereOne = await sendNext(db, send, now(), log).catch((error: unknown) => {
        log.error('Waiting mails could not be read', error)
        return false
      })
      if (!wasThereOne) await wait(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const done = run()
  return {
    stop: () => {
      stopping.abort()
      return done
    },
  }
}
