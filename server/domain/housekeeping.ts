import { lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateLimit, session } from '../db/schema.ts'
import { deleteExpiredQuotes } from './gigs/quotes.ts'
import { deleteExpiredCodes } from './one-time-codes.ts'

/** Deletes expired sessions, rate limits, codes and quotes. */
export async function deleteExpired(db: Database, now: Date) {
  await db.delete(session).where(lt(session.expiresAt, now))
  await db.delete(rateLimit).where(lt(rateLimit.windowEndsAt, now))
  await deleteExpiredCodes(db, now)
  await deleteExpiredQuotes(db, now)
}
