import { lt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rateLimit, session } from '../db/schema.ts'
import { deleteExpiredQuotes } from './gigs/quotes.ts'
import { forgetOldCodes } from './one-time-codes.ts'

/** Removes what has expired: sessions, codes, counted calls, quotes. */
export async function removeExpired(db: Database, now: Date) {
  await db.delete(session).where(lt(session.expiresAt, now))
  await db.delete(rateLimit).where(lt(rateLimit.windowEndsAt, now))
  await forgetOldCodes(db, now)
  await deleteExpiredQuotes(db, now)
}
