import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { pin } from '../../db/money-schema.ts'
import { type Deps, isLasting, later, minute } from '../deps.ts'
import { limitHashes } from '../call-budget.ts'
import { hashPassword, verifyPassword } from '../password-hash.ts'
import { Refusal } from '../refusal.ts'
import { runExclusively } from '../run-exclusively.ts'

/** Consecutive wrong PINs that lock the PIN. */
export const maxPinAttempts = 5

/** How long a PIN stays locked, in milliseconds. */
export const pinLockMs = 30 * minute

const pinNotSetRefusal = () => new Refusal('SETUP_INCOMPLETE', 'Create a PIN first.')
const pinLockedRefusal = (until: Date) =>
  new Refusal('PIN_LOCKED', `Your PIN is locked until ${lagosTime.format(until)}.`, {
    pinLockedUntil: until.toISOString(),
  })

const lagosTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Africa/Lagos',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/**
 * Checks the PIN that authorizes a movement of money. The row is locked from before the comparison until the attempt is counted, so
 * concurrent wrong attempts share the five attempts and concurrent correct ones all succeed. Runs outside of the movement's
 * transaction, because a wrong attempt must stay counted when that is rolled back.
 * @param onRight what the right PIN authorizes in the transaction that checks it
 * @throws {Refusal} INVALID_PIN with the remaining attempts; PIN_LOCKED with the time the lock ends; SETUP_INCOMPLETE without a PIN
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
      const refused = await attemptPin(tx, { employerId, typed, at })
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
async function attemptPin(tx: Transaction, { employerId, typed, at }: PinAttempt): Promise<Refusal | undefined> {
  const ofEmployer = eq(pin.employerId, employerId)
  const [row] = await tx.select().from(pin).where(ofEmployer).for('update')
  if (row === undefined) return pinNotSetRefusal()
  if (isLasting(row.lockedUntil, at, pinLockMs)) return pinLockedRefusal(row.lockedUntil)
  if (await verifyPassword(typed, row.hash, { lane: 'signedIn' })) {
    await tx.update(pin).set({ wrongTries: 0, lockedUntil: null }).where(ofEmployer)
    return undefined
  }
  // After an expired lock all attempts are available again.
  const wrongTries = (row.lockedUntil === null ? row.wrongTries : 0) + 1
  const lockedUntil = wrongTries >= maxPinAttempts ? later(at, pinLockMs) : null
  await tx.update(pin).set({ wrongTries, lockedUntil }).where(ofEmployer)
  return lockedUntil === null
    ? new Refusal('INVALID_PIN', 'Incorrect PIN', { attemptsLeft: maxPinAttempts - wrongTries })
    : pinLockedRefusal(lockedUntil)
}

/** Sets the first PIN. @throws {Refusal} PIN_ALREADY_SET */
export async function setFirstPin(deps: Deps, employerId: string, chosen: string) {
  const { db, now } = deps
  limitHashes(deps, employerId)
  const alreadySet = () => new Refusal('PIN_ALREADY_SET', 'You have a PIN already. Change it in your settings.')
  // Looked up before the hash, which costs.
  if ((await db.$count(pin, eq(pin.employerId, employerId))) > 0) throw alreadySet()
  const set = await db
    .insert(pin)
    .values({ employerId, hash: await hashPassword(chosen, { lane: 'signedIn' }), changedAt: now() })
    .onConflictDoNothing()
    .returning()
  if (set.length === 0) throw alreadySet()
}

/** Replaces and unlocks the PIN; the caller has checked the authorization. */
export async function replacePin(tx: Transaction, employerId: string, hash: string, at: Date) {
  const fresh = { hash, wrongTries: 0, lockedUntil: null, changedAt: at }
  await tx
    .insert(pin)
    .values({ employerId, ...fresh })
    .onConflictDoUpdate({ target: pin.employerId, set: fresh })
}

/** Whether the employer has a PIN, and until when it is locked. @param row the row of the PIN; null without one */
export const pinStateOf = (row: Pick<typeof pin.$inferSelect, 'lockedUntil'> | null, now: Date) => {
  const until = row?.lockedUntil ?? null
  return {
    pinSet: row !== null,
    pinLockedUntil: isLasting(until, now, pinLockMs) ? until.toISOString() : null,
  }
}
