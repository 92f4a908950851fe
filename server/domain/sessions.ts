import { and, desc, eq, gt, lt, lte, ne, or, isNull, sql } from 'drizzle-orm'
import type { Output } from '../../src/api/contract/endpoint.ts'
import type { api } from '../../src/api/contract/table.ts'
import type { Database, Transaction } from '../db/database.ts'
import { session } from '../db/schema.ts'
import { type Deps, day, latestEnd, later, minute } from './deps.ts'
import { deviceOf, shortUserAgent } from './device.ts'
import { Refusal } from './refusal.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** Lifetime of a session, in milliseconds. */
const sessionMs = 30 * day

/** The use of a session is recorded again only after this time, in milliseconds, so that most calls write nothing. */
export const lastUsedStepMs = 5 * minute

/** The maximum number of sessions in the list. */
const maxListed = 100

/** The session of a call: its public id and its employer. */
export interface SessionOwner {
  readonly sessionId: string
  readonly employerId: string
}

/**
 * Starts a session of an employer.
 * @param userAgent the browser's User-Agent header, if it sent one
 * @returns its token, of which only a hash is stored
 */
export async function startSession(
  db: Database | Transaction,
  employerId: string,
  now: Date,
  userAgent?: string,
): Promise<string> {
  const token = newSecret()
  await db.insert(session).values({
    tokenHash: hashSecret(token),
    employerId,
    createdAt: now,
    expiresAt: later(now, sessionMs),
    userAgent: shortUserAgent(userAgent),
  })
  return token
}

/** The refusal of a call whose session has ended. */
export const sessionEnded = () => new Refusal('UNAUTHORIZED', 'Your session has ended. Please sign in again.')

/** Whether a session has not expired. One that would last longer than any was started by a clock that was ahead. */
const isValidAt = (at: Date) => and(gt(session.expiresAt, at), lte(session.expiresAt, latestEnd(at, sessionMs)))

/** The session of a token, whose use is recorded now and then; undefined when the token is unknown, ended or expired. */
export async function findSession(
  { db, now }: Deps,
  token: string,
  userAgent: string | undefined,
): Promise<SessionOwner | undefined> {
  const at = now()
  const ofToken = eq(session.tokenHash, hashSecret(token))
  const [found] = await db
    .select({ sessionId: session.id, employerId: session.employerId, lastUsedAt: session.lastUsedAt })
    .from(session)
    .where(and(ofToken, isValidAt(at)))
  if (found === undefined) return undefined
  const { lastUsedAt, ...owner } = found
  const recordedBefore = later(at, -lastUsedStepMs)
  if (lastUsedAt === null || lastUsedAt < recordedBefore) {
    await db
      .update(session)
      .set({ lastUsedAt: at, userAgent: shortUserAgent(userAgent) })
      // Of concurrent calls one records it.
      .where(and(ofToken, or(isNull(session.lastUsedAt), lt(session.lastUsedAt, recordedBefore))))
  }
  return owner
}

/** The sessions of an employer that have not expired: the one that asks first, then the last used ones. */
export async function listSessions(
  { db, now }: Deps,
  { employerId, sessionId }: SessionOwner,
): Promise<Output<typeof api.account.getSessions>> {
  const lastUsedAt = sql<Date>`coalesce(${session.lastUsedAt}, ${session.createdAt})`.mapWith(session.lastUsedAt)
  const isCurrent = eq(session.id, sessionId)
  const rows = await db
    .select({ id: session.id, userAgent: session.userAgent, createdAt: session.createdAt, lastUsedAt })
    .from(session)
    .where(and(eq(session.employerId, employerId), isValidAt(now())))
    .orderBy(desc(isCurrent), desc(lastUsedAt), session.id)
    .limit(maxListed)
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.id === sessionId,
  }))
}

/** Ends one session of an employer. @throws {Refusal} NOT_FOUND when it has ended, or is another employer's */
export async function endSession({ db }: Deps, employerId: string, sessionId: string) {
  const ended = await db
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.employerId, employerId)))
    .returning({ id: session.id })
  if (ended.length === 0) throw new Refusal('NOT_FOUND', 'This device is signed out already.')
}

/** Deletes all sessions of an employer but one. */
export async function endOtherSessions(db: Database | Transaction, { employerId, sessionId }: SessionOwner) {
  await db.delete(session).where(and(eq(session.employerId, employerId), ne(session.id, sessionId)))
}

/** Deletes all sessions of an employer. */
export async function endSessions(db: Database | Transaction, employerId: string) {
  await db.delete(session).where(eq(session.employerId, employerId))
}
