import { and, desc, eq, gt, isNull, lt, lte, ne, or, type Placeholder, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { session } from '../../db/schema.ts'
import type { SessionOwner } from '../../platform/http/context.ts'

const lastUse = sql<Date>`coalesce(${session.lastUsedAt}, ${session.createdAt})`.mapWith(session.lastUsedAt)

type Moment = Date | Placeholder

/** The moments by which a session is valid: it has not expired, does not last longer than `latest`, and was used since `idleSince`. */
interface Validity {
  readonly at: Moment
  readonly latest: Moment
  readonly idleSince: Moment
}

const isValid = ({ at, latest, idleSince }: Validity) =>
  and(gt(session.expiresAt, at), lte(session.expiresAt, latest), gt(lastUse, idleSince))

/** Stores a session. */
export const insertSession = (db: Database | Transaction, values: typeof session.$inferInsert) =>
  db.insert(session).values(values)

/** The valid session of a token by its hash, with its last recorded use. */
export const selectSessionOfToken = prepared((db) =>
  db
    .select({ sessionId: session.id, employerId: session.employerId, lastUsedAt: session.lastUsedAt })
    .from(session)
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        isValid({
          at: sql.placeholder('at'),
          latest: sql.placeholder('latest'),
          idleSince: sql.placeholder('idleSince'),
        }),
      ),
    )
    .prepare('session_of_token'),
)

/** Records a use of a session, unless a later use than `recordedBefore` is recorded: of concurrent calls one records it. */
export const updateLastUse = (
  db: Database,
  tokenHash: string,
  use: { readonly lastUsedAt: Date; readonly userAgent: string | null | undefined },
  recordedBefore: Date,
) =>
  db
    .update(session)
    .set(use)
    .where(
      and(eq(session.tokenHash, tokenHash), or(isNull(session.lastUsedAt), lt(session.lastUsedAt, recordedBefore))),
    )

/** The valid sessions of an employer: that of the owner first, then the last used ones. */
export const selectSessions = (
  db: Database,
  { employerId, sessionId }: SessionOwner,
  validity: Validity,
  limit: number,
) =>
  db
    .select({ id: session.id, userAgent: session.userAgent, createdAt: session.createdAt, lastUsedAt: lastUse })
    .from(session)
    .where(and(eq(session.employerId, employerId), isValid(validity)))
    .orderBy(desc(eq(session.id, sessionId)), desc(lastUse), session.id)
    .limit(limit)

/** The known device of a session; null without one. */
export async function selectDeviceOfSession(tx: Transaction, sessionId: string): Promise<string | null> {
  const [row] = await tx.select({ deviceHash: session.deviceHash }).from(session).where(eq(session.id, sessionId))
  return row?.deviceHash ?? null
}

/** Deletes a session of an employer. @returns its known device; undefined without such a session */
export async function deleteSession(tx: Transaction, employerId: string, sessionId: string) {
  const [ended] = await tx
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.employerId, employerId)))
    .returning({ deviceHash: session.deviceHash })
  return ended
}

/** Deletes the sessions of an employer, except one if it is named. */
export const deleteSessions = (db: Database | Transaction, employerId: string, exceptId?: string) =>
  db
    .delete(session)
    .where(and(eq(session.employerId, employerId), exceptId === undefined ? undefined : ne(session.id, exceptId)))
