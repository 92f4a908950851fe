import { and, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { session } from '../db/schema.ts'
import { type Deps, day, later } from './deps.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** Lifetime of a session, in milliseconds. */
const sessionMs = 30 * day

/** Starts a session of an employer. @returns its token, of which only a hash is stored */
export async function startSession(db: Database | Transaction, employerId: string, now: Date): Promise<string> {
  const token = newSecret()
  await db
    .insert(session)
    .values({ tokenHash: hashSecret(token), employerId, createdAt: now, expiresAt: later(now, sessionMs) })
  return token
}

/** The employer of a token; undefined when the token is unknown, ended or expired. */
export async function findSessionEmployer({ db, now }: Deps, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ employerId: session.employerId })
    .from(session)
    .where(and(eq(session.tokenHash, hashSecret(token)), gt(session.expiresAt, now())))
  return found?.employerId
}

/** Deletes all sessions of an employer. */
export async function endSessions(db: Database | Transaction, employerId: string) {
  await db.delete(session).where(eq(session.employerId, employerId))
}
