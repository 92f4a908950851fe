import { and, asc, eq, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { mail } from '../../db/schema.ts'

/** Maximum number of attempts to send a mail, over about a day. */
export const maxMailAttempts = 12

/** A mail that is still to be sent, now or after a failed attempt. */
export const isUnsent = and(isNull(mail.sentAt), lt(mail.attempts, maxMailAttempts))

/** Stores a mail to be sent. */
export const insertMail = (tx: Transaction, values: typeof mail.$inferInsert) => tx.insert(mail).values(values)

/**
 * Counts an attempt on the next mail that is due and moves its next attempt, so that no other process takes it until then. Mails with a
 * code are first, because somebody waits for them.
 * @returns the mail; undefined when none is due
 */
export async function claimDueMail(db: Database, now: Date, nextAttemptAt: Date) {
  const dueMail = db
    .select({ id: mail.id })
    .from(mail)
    .where(and(isUnsent, lte(mail.nextAttemptAt, now)))
    .orderBy(sql`${mail.expiresAt} is null`, asc(mail.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAttemptAt })
    // One value, which is read once: `in` may read it again for each row, and would then claim further mails that nobody sends.
    .where(eq(mail.id, sql`(${dueMail})`))
    .returning()
  return claimed
}

/** Changes a mail. */
export const updateMail = (db: Database, id: number, changes: Partial<typeof mail.$inferInsert>) =>
  db.update(mail).set(changes).where(eq(mail.id, id))
