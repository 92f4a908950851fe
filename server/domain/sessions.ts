import { and, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { session } from '../db/schema.ts'
import { type Deps, day, later } from './deps.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** How long a log-in lasts. */
const sessionMs = 30 * day

/** Starts a session of one employer and returns its token, which is not kept anywhere else. */
export async function startSession(db: Database | Transaction, employerId: string, now: Date): Promise<string> {
  const token = newSecret()
  await db
    .insert(session)
    .values({ tokenHash: hashSecret(token), employerId, createdAt: now, expiresAt: later(now, sessionMs) })
  return token
}

/** The employer a token belongs to; undefined when it is unknown, ended or expired. */
export async function employerOf({ db, now }: Deps, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ employerId: session.employerId })
    .from(session)
    .where(and(eq(session.tokenHash, hashSecret(token)), gt(session.expiresAt, now())))
  return found?.employerId
}

/** Ends every session of an employer, as after a new password. */
export async function endSessions(db: Database | Transaction, employerId: string) {
  await db.delete(session).where(eq(session.employerId, employerId))
}
