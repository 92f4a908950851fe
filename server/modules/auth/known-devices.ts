import { and, count, desc, eq, gt, lte, ne, notInArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { knownDevice } from '../../db/schema.ts'
import { day, latestEnd, later } from '../../platform/clock/time.ts'
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts'

/** How long a device stays known after a log-in, in milliseconds. */
export const knownDeviceMs = 180 * day

/** The known devices of an employer: those that logged in last. */
const maxKnownDevices = 10

/** The secret that the browser of a call has for an employer's account; undefined without one. */
export type DeviceSecretOf = (employerId: string) => string | undefined

/** The device of a log-in: the secret for its browser, the secret's hash, and how the account knew the device before. */
export interface LogInDevice {
  readonly secret: string
  readonly hash: string
  /** `first`: no device had logged in to the account yet. */
  readonly was: 'known' | 'new' | 'first'
}

/** The hash of a known device's secret; undefined when the device is not known. */
export async function findKnownDevice(
  db: Pick<Database, 'select'>,
  employerId: string,
  deviceSecretOf: DeviceSecretOf,
  at: Date,
): Promise<string | undefined> {
  const secret = deviceSecretOf(employerId)
  if (secret === undefined) return undefined
  const [row] = await db
    .select({ hash: knownDevice.secretHash })
    .from(knownDevice)
    .where(
      and(
        eq(knownDevice.employerId, employerId),
        eq(knownDevice.secretHash, hashSecret(secret)),
        gt(knownDevice.expiresAt, at),
        lte(knownDevice.expiresAt, latestEnd(at, knownDeviceMs)),
      ),
    )
  return row?.hash
}

/**
 * Makes the device of a log-in known for longer, or known at all. A device that is not known gets a new secret: the one that it shows may
 * have been chosen by somebody else.
 */
export async function rememberDevice(
  tx: Transaction,
  employerId: string,
  deviceSecretOf: DeviceSecretOf,
  at: Date,
): Promise<LogInDevice> {
  const knownHash = await findKnownDevice(tx, employerId, deviceSecretOf, at)
  const secret = (knownHash === undefined ? undefined : deviceSecretOf(employerId)) ?? newSecret()
  const hash = hashSecret(secret)
  const use = { lastUsedAt: at, expiresAt: later(at, knownDeviceMs) }
  const [row] = await tx.select({ devices: count() }).from(knownDevice).where(eq(knownDevice.employerId, employerId))
  await tx
    .insert(knownDevice)
    .values({ employerId, secretHash: hash, ...use })
    .onConflictDoUpdate({ target: [knownDevice.employerId, knownDevice.secretHash], set: use })
  const newest = tx
    .select({ hash: knownDevice.secretHash })
    .from(knownDevice)
    .where(eq(knownDevice.employerId, employerId))
    // A forgotten device takes the place of none that is known.
    .orderBy(desc(gt(knownDevice.expiresAt, at)), desc(knownDevice.lastUsedAt), desc(eq(knownDevice.secretHash, hash)))
    .limit(maxKnownDevices)
  await tx
    .delete(knownDevice)
    .where(and(eq(knownDevice.employerId, employerId), notInArray(knownDevice.secretHash, newest)))
  return { secret, hash, was: knownHash === undefined ? (row?.devices === 0 ? 'first' : 'new') : 'known' }
}

/**
 * Forgets devices of an employer: the next log-in on them is one on a new device. Their rows stay as expired, because an account without
 * rows has never been logged in to.
 * @param which the hash of one device's secret, or every device but one; `null` names no device
 */
export async function forgetDevices(
  tx: Transaction,
  employerId: string,
  which: { readonly only: string } | { readonly allBut: string | null },
  at: Date,
) {
  const isForgotten =
    'only' in which
      ? eq(knownDevice.secretHash, which.only)
      : which.allBut === null
        ? undefined
        : ne(knownDevice.secretHash, which.allBut)
  await tx
    .update(knownDevice)
    .set({ expiresAt: at })
    .where(and(eq(knownDevice.employerId, employerId), gt(knownDevice.expiresAt, at), isForgotten))
}
