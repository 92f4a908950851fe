import { and, desc, eq, gt, lt, lte, ne, or, isNull, type Placeholder, sql } from 'drizzle-orm'
import type { Output } from '../../src/api/contract/endpoint.ts'
import type { api } from '../../src/api/contract/table.ts'
import type { Database, Transaction } from '../db/database.ts'
import { prepared } from '../db/prepared.ts'
import { session } from '../db/schema.ts'
import { type Deps, day, latestEnd, later, minute } from './deps.ts'
import { deviceOf, shortUserAgent } from './device.ts'
import { forgetDevices } from './known-devices.ts'
import { Refusal } from './refusal.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** Lifetime of a session, in milliseconds. */
export const sessionMs = 30 * day

/** A session that was not used for this long has ended, in milliseconds. */
export const idleSessionMs = 14 * day

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
 * @param browser the User-Agent header, if the browser sent one, and the hash of its known device
 * @returns its token, of which only a hash is stored
 */
export async function startSession(
  db: Database | Transaction,
  employerId: string,
  now: Date,
  { userAgent, deviceHash }: { readonly userAgent?: string | undefined; readonly deviceHash?: string } = {},
): Promise<string> {
  const token = newSecret()
  await db.insert(session).values({
    tokenHash: hashSecret(token),
    employerId,
    createdAt: now,
    expiresAt: later(now, sessionMs),
    userAgent: shortUserAgent(userAgent),
    deviceHash,
  })
  return token
}

/** The refusal of a call whose session has ended. */
export const sessionEnded = () => new Refusal('UNAUTHORIZED')

const lastUse = sql<Date>`coalesce(${session.lastUsedAt}, ${session.createdAt})`.mapWith(session.lastUsedAt)

type Moment = Date | Placeholder

/** Whether a session has not expired, and was used lately. One that would last longer than any was started by a clock that was ahead. */
const isValid = (at: Moment, latest: Moment, idleSince: Moment) =>
  and(gt(session.expiresAt, at), lte(session.expiresAt, latest), gt(lastUse, idleSince))

/** The moments by which the sessions of now are valid. */
const validity = (at: Date) => [at, latestEnd(at, sessionMs), later(at, -idleSessionMs)] as const

const sessionOfToken = prepared((db) =>
  db
    .select({ sessionId: session.id, employerId: session.employerId, lastUsedAt: session.lastUsedAt })
    .from(session)
    .where(
      and(
        eq(session.tokenHash, sql.placeholder('tokenHash')),
        isValid(sql.placeholder('at'), sql.placeholder('latest'), sql.placeholder('idleSince')),
      ),
    )
    .prepare('session_of_token'),
)

/** The session of a token, whose use is recorded now and then; undefined when the token is unknown, ended or expired. */
export async function findSession(
  { db, now }: Deps,
  token: string,
  userAgent: string | undefined,
): Promise<SessionOwner | undefined> {
  const at = now()
  const tokenHash = hashSecret(token)
  const [found] = await sessionOfToken(db).execute({
    tokenHash,
    at: at.toISOString(),
    latest: latestEnd(at, sessionMs).toISOString(),
    idleSince: later(at, -idleSessionMs).toISOString(),
  })
  if (found === undefined) return undefined
  const { lastUsedAt, ...owner } = found
  const recordedBefore = later(at, -lastUsedStepMs)
  if (lastUsedAt === null || lastUsedAt < recordedBefore) {
    await db
      .update(session)
      .set({ lastUsedAt: at, userAgent: shortUserAgent(userAgent) })
      // Of concurrent calls one records it.
      .where(
        and(eq(session.tokenHash, tokenHash), or(isNull(session.lastUsedAt), lt(session.lastUsedAt, recordedBefore))),
      )
  }
  return owner
}

/** The sessions of an employer that have not expired: the one that asks first, then the last used ones. */
export async function listSessions(
  { db, now }: Deps,
  { employerId, sessionId }: SessionOwner,
): Promise<Output<typeof api.account.getSessions>> {
  const at = now()
  const isCurrent = eq(session.id, sessionId)
  const rows = await db
    .select({ id: session.id, userAgent: session.userAgent, createdAt: session.createdAt, lastUsedAt: lastUse })
    .from(session)
    .where(and(eq(session.employerId, employerId), isValid(...validity(at))))
    .orderBy(desc(isCurrent), desc(lastUse), session.id)
    .limit(maxListed)
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.id === sessionId,
  }))
}

/** The known device of a session; null without one. */
async function deviceOfSession(tx: Transaction, sessionId: string): Promise<string | null> {
  const [row] = await tx.select({ deviceHash: session.deviceHash }).from(session).where(eq(session.id, sessionId))
  return row?.deviceHash ?? null
}

/**
 * Ends one session of an employer, and forgets its device unless that is the caller's own.
 * @param owner the session that asks
 * @throws {Refusal} NOT_FOUND when the session has ended, or is another employer's
 */
export async function endSession({ db, now }: Pick<Deps, 'db' | 'now'>, owner: SessionOwner, sessionId: string) {
  const { employerId } = owner
  await db.transaction(async (tx) => {
    const ownDevice = await deviceOfSession(tx, owner.sessionId)
    const [ended] = await tx
      .delete(session)
      .where(and(eq(session.id, sessionId), eq(session.employerId, employerId)))
      .returning({ deviceHash: session.deviceHash })
    if (ended === undefined) throw new Refusal('NOT_FOUND', 'This device is signed out already.')
    const { deviceHash } = ended
    if (deviceHash !== null && deviceHash !== ownDevice) {
      await forgetDevices(tx, employerId, { only: deviceHash }, now())
    }
  })
}

/** Deletes all sessions of an employer but one, and forgets all devices but that session's. */
export async function endOtherSessions(tx: Transaction, { employerId, sessionId }: SessionOwner, at: Date) {
  const ownDevice = await deviceOfSession(tx, sessionId)
  await tx.delete(session).where(and(eq(session.employerId, employerId), ne(session.id, sessionId)))
  await forgetDevices(tx, employerId, { allBut: ownDevice }, at)
}

/** Deletes all sessions of an employer. */
export async function endSessions(db: Database | Transaction, employerId: string) {
  await db.delete(session).where(eq(session.employerId, employerId))
}
