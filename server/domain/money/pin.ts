import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { pin } from '../../db/money-schema.ts'
import { type Deps, later, minute } from '../deps.ts'
import { hashPassword, verifyPassword } from '../password-hash.ts'
import { Refusal } from '../refusal.ts'

/** Wrong PINs in a row before the PIN is locked, and for how long. */
export const pinTries = 5
export const pinLockMs = 30 * minute

const unset = () => new Refusal('SETUP_INCOMPLETE', 'Create a PIN first.')
const locked = (until: Date) =>
  new Refusal('PIN_LOCKED', `Your PIN is locked until ${lagosTime.format(until)}.`, {
    pinLockedUntil: until.toISOString(),
  })

const lagosTime = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Africa/Lagos',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
})

/** Checks that wait in this process, by employer. */
const queues = new Map<string, Promise<unknown>>()

/** Lets one check of an employer at a time have a connection: waiting for the row's lock in the database would hold one each. */
async function inTurn<T>(employerId: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(employerId)
  const turn = (async () => {
    await before?.catch(() => undefined)
    return work()
  })()
  queues.set(employerId, turn)
  try {
    return await turn
  } finally {
    if (queues.get(employerId) === turn) queues.delete(employerId)
  }
}

/**
 * Checks the PIN of a movement of money. Checks of one employer follow each other in every process: the row is locked from before the
 * comparison until the try is counted, so guesses sent together share the five tries, and right PINs sent together are right. Runs
 * outside of the movement's transaction: a wrong try must stay counted.
 * @throws {Refusal} INVALID_PIN with the tries left; PIN_LOCKED with the time it ends; SETUP_INCOMPLETE without a PIN
 */
export async function checkPin(deps: Deps, employerId: string, typed: string): Promise<void> {
  const refusal = await inTurn(employerId, () =>
    deps.db.transaction((tx) => tryPin(tx, { employerId, typed, at: deps.now() })),
  )
  if (refusal !== undefined) throw refusal
}

interface Try {
  readonly employerId: string
  readonly typed: string
  readonly at: Date
}

/** Counts the try. @returns why it is refused: thrown only afterwards, so that it stays counted */
async function tryPin(tx: Transaction, { employerId, typed, at }: Try): Promise<Refusal | undefined> {
  const isOne = eq(pin.employerId, employerId)
  const [row] = await tx.select().from(pin).where(isOne).for('update')
  if (row === undefined) return unset()
  if (row.lockedUntil !== null && row.lockedUntil > at) return locked(row.lockedUntil)
  if (await verifyPassword(typed, row.hash)) {
    await tx.update(pin).set({ wrongTries: 0, lockedUntil: null }).where(isOne)
    return undefined
  }
  // A lock that is over leaves all tries again.
  const wrongTries = (row.lockedUntil === null ? row.wrongTries : 0) + 1
  const lockedUntil = wrongTries >= pinTries ? later(at, pinLockMs) : null
  await tx.update(pin).set({ wrongTries, lockedUntil }).where(isOne)
  return lockedUntil === null
    ? new Refusal('INVALID_PIN', 'Incorrect PIN', { attemptsLeft: pinTries - wrongTries })
    : locked(lockedUntil)
}

/** Sets the first PIN. @throws {Refusal} PIN_ALREADY_SET */
export async function setFirstPin({ db, now }: Deps, employerId: string, chosen: string) {
  const set = await db
    .insert(pin)
    .values({ employerId, hash: await hashPassword(chosen), changedAt: now() })
    .onConflictDoNothing()
    .returning()
  if (set.length === 0) throw new Refusal('PIN_ALREADY_SET', 'You have a PIN already. Change it in your settings.')
}

/** Replaces the PIN and opens it again; who may do so was checked before. */
export async function replacePin(tx: Transaction, employerId: string, hash: string, at: Date) {
  const fresh = { hash, wrongTries: 0, lockedUntil: null, changedAt: at }
  await tx
    .insert(pin)
    .values({ employerId, ...fresh })
    .onConflictDoUpdate({ target: pin.employerId, set: fresh })
}

/** Whether there is a PIN, and until when it is locked. */
export async function pinState(
  { db, now }: Deps,
  employerId: string,
): Promise<{ pinSet: boolean; pinLockedUntil: string | null }> {
  const [row] = await db.select({ lockedUntil: pin.lockedUntil }).from(pin).where(eq(pin.employerId, employerId))
  const until = row?.lockedUntil ?? undefined
  return {
    pinSet: row !== undefined,
    pinLockedUntil: until !== undefined && until > now() ? until.toISOString() : null,
  }
}
