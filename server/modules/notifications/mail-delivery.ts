import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '../../platform/db/database.ts'
import type { SendMail } from '../../ports/mail.ts'
import { later, minute } from '../../platform/clock/time.ts'
import type { Log } from '../../platform/log/log.ts'
import { claimDueMail, maxMailAttempts, updateMail } from './mail-repository.ts'

/** Polling interval for unsent mails, in milliseconds; it is the maximum delay of a code. */
const pollIntervalMs = 1000

/** Maximum time to send one mail, in milliseconds. */
const sendTimeoutMs = 10_000

/**
 * How long a claimed mail is left to the process that claimed it, in milliseconds: longer than sending may take, so that no other process
 * sends it meanwhile, and one does when this process dies.
 */
const claimMs = 30_000

/** How many mails one process sends concurrently, so that a slow one does not delay the others. */
const concurrentMails = 4

/** How long a shutdown waits for the mails being sent, in milliseconds. */
const stopTimeoutMs = 2000

/** Delay after a failed attempt, in milliseconds: 15 s, doubled each time, at most 4 hours. */
const retryDelayMs = (attempts: number) => Math.min(15_000 * 2 ** (attempts - 1), 240 * minute)

const clearedText = { text: '', html: '' }

/**
 * Sends the next due mail, if there is one, in bounded time and outside any transaction. Its text, which may contain a code, is deleted
 * after the success, the last attempt, or the end of its code, after which it is not sent any more.
 * @param stopping aborts sending
 * @returns whether a mail was due
 */
export async function sendNextMail(
  db: Database,
  send: SendMail,
  now: Date,
  log: Log,
  stopping = new AbortController().signal,
): Promise<boolean> {
  const claimed = await claimDueMail(db, now, later(now, claimMs))
  if (claimed === undefined) return false
  const { id, attempts, to, subject, text, html, replyTo, expiresAt } = claimed
  if (expiresAt !== null && expiresAt <= now) {
    log.error('mail-expired', { mailId: id, attempt: attempts - 1 })
    await updateMail(db, id, { ...clearedText, attempts: maxMailAttempts })
    return true
  }
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(sendTimeoutMs), stopping])
    await send({ to, subject, text, html, ...(replyTo !== null && { replyTo }) }, signal)
  } catch (error) {
    log.error('mail-not-sent', { mailId: id, attempt: attempts, maxAttempts: maxMailAttempts, error })
    const isLast = attempts >= maxMailAttempts
    await updateMail(db, id, { nextAttemptAt: later(now, retryDelayMs(attempts)), ...(isLast && clearedText) })
    return true
  }
  await updateMail(db, id, { ...clearedText, sentAt: now })
  return true
}

/** Sends due mails, a few concurrently, until `stop`, which waits a moment for the mails being sent and then aborts them. */
export function startMailSender(
  db: Database,
  send: SendMail,
  now: () => Date,
  log: Log,
): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const aborting = new AbortController()
  const run = async () => {
    while (!stopping.signal.aborted) {
      const wasDue = await sendNextMail(db, send, now(), log, aborting.signal).catch((error: unknown) => {
        log.error('mails-not-read', { error })
        return false
      })
      if (!wasDue) await wait(pollIntervalMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = Promise.all(Array.from({ length: concurrentMails }, run))
  return {
    stop: async () => {
      stopping.abort()
      const timer = setTimeout(() => aborting.abort(), stopTimeoutMs)
      await running
      clearTimeout(timer)
    },
  }
}
