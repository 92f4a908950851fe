import { and, eq, lt } from 'drizzle-orm'
import { job } from '../db/money-schema.ts'
import { rateLimit, session } from '../db/schema.ts'
import { day, type Deps, later } from './deps.ts'
import { deleteExpiredQuotes } from './gigs/quotes.ts'
import { deleteExpiredCodes } from './one-time-codes.ts'
import { removeUnusedUploads } from './uploads/remove-uploads.ts'

/** Deletes expired sessions, rate limits, codes and quotes, push jobs that were done a day ago, and images that were uploaded a day ago and never used. */
export async function deleteExpired(deps: Pick<Deps, 'db' | 'storage' | 'now'>) {
  const { db } = deps
  const now = deps.now()
  await db.delete(session).where(lt(session.expiresAt, now))
  await db.delete(rateLimit).where(lt(rateLimit.windowEndsAt, now))
  await db.delete(job).where(and(eq(job.kind, 'push'), lt(job.doneAt, later(now, -day))))
  await deleteExpiredCodes(db, now)
  await deleteExpiredQuotes(db, now)
  await removeUnusedUploads(deps)
}
