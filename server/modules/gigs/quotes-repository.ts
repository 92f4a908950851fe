import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { gigQuote } from '../../db/gig-schema.ts'

/** Stores a quote. */
export const insertQuote = (db: Database, values: typeof gigQuote.$inferInsert) => db.insert(gigQuote).values(values)

/** Reads the employer's quote, unless it has expired. */
export async function selectQuote(tx: Transaction, employerId: string, id: string, at: Date) {
  const [row] = await tx
    .select()
    .from(gigQuote)
    .where(and(eq(gigQuote.id, id), eq(gigQuote.employerId, employerId), gt(gigQuote.expiresAt, at)))
  return row
}

/** Deletes the quotes that have expired. */
export const deleteExpiredQuotes = (db: Database, at: Date) => db.delete(gigQuote).where(lt(gigQuote.expiresAt, at))
