import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import type { SessionOwner } from '../../platform/http/context.ts'
import { deviceOf, shortUserAgent } from './device.ts'
import { forgetDevices } from './known-devices.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts'
import { day, latestEnd, later, minute } from '../../platform/clock/time.ts'
import {
  deleteSession,
  deleteSessions,
  insertSession,
  selectDeviceOfSession,
  selectSessionOfToken,
  selectSessions,
  updateLastUse,
} from './sessions-repository.ts'

/** Lifetime of a session, in milliseconds. */
export const sessionMs = 30 * day

/** A session that was not used for this long has ended, in milliseconds. */
export const idleSessionMs = 14 * day

/** The use of a session is recorded again only after this time, in milliseconds, so that most calls write nothing. */
export const lastUsedStepMs = 5 * minute

/** The maximum number of sessions in the list. */
const maxListed = 100

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
  await insertSession(db, {
    tokenHash: hashSecret(token),
    employerId,
    createdAt: now,
    expiresAt: later(now, sessionMs),
    userAgent: shortUserAgent(userAgent),
    deviceHash,
  })
  return token
}

/** The moments by which the sessions of now are valid. A session that would last longer than any was started by a clock that was ahead. */
const validityAt = (at: Date) => ({
  at,
  latest: latestEnd(at, sessionMs),
  idleSince: later(at, -idleSessionMs),
})

/** The session of a token, whose use is recorded now and then; undefined when the token is unknown, ended or expired. */
export async function findSession(
  { db, now }: Deps,
  token: string,
  userAgent: string | undefined,
): Promise<SessionOwner | undefined> {
  const at = now()
  const tokenHash = hashSecret(token)
  const { latest, idleSince } = validityAt(at)
  const [found] = await selectSessionOfToken(db).execute({
    tokenHash,
    at: at.toISOString(),
    latest: latest.toISOString(),
    idleSince: idleSince.toISOString(),
  })
  if (found === undefined) return undefined
  const { lastUsedAt, ...owner } = found
  const recordedBefore = later(at, -lastUsedStepMs)
  if (lastUsedAt === null || lastUsedAt < recordedBefore) {
    await updateLastUse(db, tokenHash, { lastUsedAt: at, userAgent: shortUserAgent(userAgent) }, recordedBefore)
  }
  return owner
}

/** The sessions of an employer that have not expired: the one that asks first, then the last used ones. */
export async function listSessions(
  { db, now }: Deps,
  owner: SessionOwner,
): Promise<Output<typeof api.account.getSessions>> {
  const rows = await selectSessions(db, owner, validityAt(now()), maxListed)
  return rows.map((row) => ({
    id: row.id,
    device: deviceOf(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.id === owner.sessionId,
  }))
}

/**
 * Ends one session of an employer, and forgets its device unless that is the caller's own.
 * @param owner the session that asks
 * @throws {Refusal} NOT_FOUND when the session has ended, or is another employer's
 */
export async function endSession({ db, now }: Pick<Deps, 'db' | 'now'>, owner: SessionOwner, sessionId: string) {
  const { employerId } = owner
  await db.transaction(async (tx) => {
    const ownDevice = await selectDeviceOfSession(tx, owner.sessionId)
    const ended = await deleteSession(tx, employerId, sessionId)
    const { deviceHash } = orNotFound(ended, 'This device is signed out already.')
    if (deviceHash !== null && deviceHash !== ownDevice) {
      await forgetDevices(tx, employerId, { only: deviceHash }, now())
    }
  })
}

/** Deletes all sessions of an employer but one, and forgets all devices but that session's. */
export async function endOtherSessions(tx: Transaction, { employerId, sessionId }: SessionOwner, at: Date) {
  const ownDevice = await selectDeviceOfSession(tx, sessionId)
  await deleteSessions(tx, employerId, sessionId)
  await forgetDevices(tx, employerId, { allBut: ownDevice }, at)
}

/** Deletes all sessions of an employer. */
export async function endSessions(db: Database | Transaction, employerId: string) {
  await deleteSessions(db, employerId)
}
