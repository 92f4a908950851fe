import { and, eq, lt } from 'drizzle-orm'
import { sandboxPayment } from './db/money-schema.ts'
import { mail, notification, session } from './db/schema.ts'
import { removedFavorite, workerMailing } from './db/work-schema.ts'
import type { Deps } from './ports/deps.ts'
import { deleteExpiredQuotes } from './modules/gigs/quotes.ts'
import { deleteExpiredCodes } from './modules/auth/one-time-codes.ts'
import { undoPeriod } from './modules/people/saved.ts'
import { removeUnusedUploads } from './modules/uploads/remove-uploads.ts'
import { job, rateLimit } from './platform/db/tables.ts'
import { day, later } from './platform/clock/time.ts'

/** How long rows are kept that nobody needs any more, in milliseconds (server/README.md, Retention). */
const retention = {
  pushJob: day,
  job: 30 * day,
  /** Longer than the attempts to send a mail. */
  mail: 30 * day,
  /** Longer than a page that waits for an answer stays open. */
  workerMailing: 30 * day,
  /** As long as a removal can be undone. */
  removedFavorite: undoPeriod,
  readNotification: 365 * day,
  sandboxPayment: 90 * day,
} as const

/**
 * Deletes expired sessions, rate limits, codes and quotes; done jobs, mails, answers to calls that mailed workers, removals of saved workers, read notifications and the sandbox's own payments after their
 * retention; and images that were uploaded a day ago and never used.
 */
export async function deleteExpired(deps: Pick<Deps, 'db' | 'storage' | 'now'>) {
  const { db } = deps
  const now = deps.now()
  const before = (kind: keyof typeof retention) => later(now, -retention[kind])
  await db.delete(session).where(lt(session.expiresAt, now))
  await db.delete(rateLimit).where(lt(rateLimit.windowEndsAt, now))
  await db.delete(job).where(and(eq(job.kind, 'push'), lt(job.doneAt, before('pushJob'))))
  await db.delete(job).where(lt(job.doneAt, before('job')))
  await db.delete(mail).where(lt(mail.createdAt, before('mail')))
  await db.delete(workerMailing).where(lt(workerMailing.createdAt, before('workerMailing')))
  await db.delete(removedFavorite).where(lt(removedFavorite.removedAt, before('removedFavorite')))
  await db
    .delete(notification)
    .where(and(eq(notification.read, true), lt(notification.createdAt, before('readNotification'))))
  await db.delete(sandboxPayment).where(lt(sandboxPayment.createdAt, before('sandboxPayment')))
  await deleteExpiredCodes(db, now)
  await deleteExpiredQuotes(db, now)
  await removeUnusedUploads(deps)
}
