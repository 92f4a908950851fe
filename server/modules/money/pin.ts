import { errorCopy } from '../../../src/api/contract/error-copy.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { limitHashes } from '../../platform/limits/call-budget.ts'
import type { Deps } from '../../ports/deps.ts'
import { lagosTime } from '../../platform/clock/lagos-time.ts'
import { hashPassword, verifyPassword } from '../../platform/secrets/password-hash.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { runExclusively } from '../../platform/jobs/run-exclusively.ts'
import {
  lockEmployerReference,
  mailSecurityNotice,
  sendBoundedSecurityNotice,
} from '../notifications/security-notices.ts'
import { insertPin, type PinRow, selectHasPin, selectPinForUpdate, updatePin, upsertPin } from './pin-repository.ts'
import { pinCreatedMail, pinLockedNotice } from './security-events.ts'
import { isLasting, later, minute } from '../../platform/clock/time.ts'

/** Consecutive wrong PINs that lock the PIN. */
export const maxPinAttempts = 5

/** How long the first and the second lock in succession last, in milliseconds. The next one lasts until the PIN is reset by a mailed code. */
export const pinLockMs = [30 * minute, 240 * minute] as const

/** The longest lock that ends by itself, in milliseconds. */
const maxPinLockMs = pinLockMs[1]

/** A lock of a PIN. `until` null: until the PIN is reset. */
interface PinLock {
  readonly until: Date | null
}

/** The lock of a PIN at a moment; undefined without one. */
function pinLockOf({ locks, lockedUntil }: Pick<PinRow, 'locks' | 'lockedUntil'>, at: Date): PinLock | undefined {
  if (locks > pinLockMs.length) return { until: null }
  return isLasting(lockedUntil, at, maxPinLockMs) ? { until: lockedUntil } : undefined
}

const pinNotSetRefusal = () => new Refusal('SETUP_INCOMPLETE', 'Create a PIN first.')
const pinLockedRefusal = ({ until }: PinLock) =>
  until === null
    ? new Refusal('PIN_LOCKED')
    : new Refusal('PIN_LOCKED', `Your PIN is locked until ${lagosTime(until)}.`, {
        pinLockedUntil: until.toISOString(),
      })

/**
 * Checks the PIN that authorizes a movement of money. The row is locked from before the comparison until the attempt is counted, so
 * concurrent wrong attempts share the five attempts and concurrent correct ones all succeed. Runs outside of the movement's
 * transaction, because a wrong attempt must stay counted when that is rolled back.
 * @param onRight what the right PIN authorizes in the transaction that checks it
 * @throws {Refusal} INVALID_PIN with the remaining attempts; PIN_LOCKED with the time the lock ends, or without one when the PIN must be reset;
 *   SETUP_INCOMPLETE without a PIN
 */
export async function checkPin(
  deps: Deps,
  employerId: string,
  typed: string,
  onRight?: (tx: Transaction, at: Date) => Promise<void>,
): Promise<void> {
  limitHashes(deps, employerId)
  const refusal = await runExclusively(`pin:${employerId}`, () =>
    deps.db.transaction(async (tx) => {
      const at = deps.now()
      const refused = await attemptPin(tx, deps, { employerId, typed, at })
      if (refused === undefined) await onRight?.(tx, at)
      return refused
    }),
  )
  if (refusal !== undefined) throw refusal
}

interface PinAttempt {
  readonly employerId: string
  readonly typed: string
  readonly at: Date
}

/** Compares the PIN and counts the attempt. @returns the refusal, which is thrown after the commit so that the attempt stays counted */
async function attemptPin(
  tx: Transaction,
  deps: Deps,
  { employerId, typed, at }: PinAttempt,
): Promise<Refusal | undefined> {
  await lockEmployerReference(tx, employerId)
  const row = await selectPinForUpdate(tx, employerId)
  if (row === undefined) return pinNotSetRefusal()
  const lock = pinLockOf(row, at)
  if (lock !== undefined) return pinLockedRefusal(lock)
  if (await verifyPassword(typed, row.hash, { lane: 'signedIn' })) {
    await updatePin(tx, employerId, { wrongTries: 0, locks: 0, lockedUntil: null })
    return undefined
  }
  // After an expired lock all attempts are available again.
  const wrongTries = (row.lockedUntil === null ? row.wrongTries : 0) + 1
  if (wrongTries < maxPinAttempts) {
    await updatePin(tx, employerId, { wrongTries, lockedUntil: null })
    return new Refusal('INVALID_PIN', errorCopy.INVALID_PIN, { attemptsLeft: maxPinAttempts - wrongTries })
  }
  const lastsMs = pinLockMs[row.locks]
  const until = lastsMs === undefined ? null : later(at, lastsMs)
  await updatePin(tx, employerId, { wrongTries, locks: row.locks + 1, lockedUntil: until })
  await sendBoundedSecurityNotice(tx, deps, { kind: 'pin-lock', employerId }, pinLockedNotice(until))
  return pinLockedRefusal({ until })
}

/** Sets the first PIN, and tells the employer: somebody in a session of theirs may have set it. @throws {Refusal} PIN_ALREADY_SET */
export async function setFirstPin(
  deps: Deps,
  employerId: string,
  { pin, supportEmail }: { readonly pin: string; readonly supportEmail: string },
) {
  const { db, now } = deps
  limitHashes(deps, employerId)
  const alreadySet = () => new Refusal('PIN_ALREADY_SET')
  // Looked up before the hash, which costs.
  if (await selectHasPin(db, employerId)) throw alreadySet()
  const hash = await hashPassword(pin, { lane: 'signedIn' })
  await db.transaction(async (tx) => {
    const at = now()
    await lockEmployerReference(tx, employerId)
    if (!(await insertPin(tx, { employerId, hash, changedAt: at }))) throw alreadySet()
    await mailSecurityNotice(tx, employerId, pinCreatedMail(supportEmail), at)
  })
}

/** Replaces and unlocks the PIN; the caller has checked the authorization. */
export async function replacePin(tx: Transaction, employerId: string, hash: string, at: Date) {
  await upsertPin(tx, employerId, { hash, wrongTries: 0, locks: 0, lockedUntil: null, changedAt: at })
}

/**
 * Whether the employer has a PIN, until when it is locked, and whether only a reset ends its lock.
 * @param row the row of the PIN; null without one
 */
export function pinStateOf(row: Pick<PinRow, 'locks' | 'lockedUntil'> | null, now: Date) {
  const lock = row === null ? undefined : pinLockOf(row, now)
  return {
    pinSet: row !== null,
    pinLockedUntil: lock?.until?.toISOString() ?? null,
    pinResetRequired: lock?.until === null,
  }
}
