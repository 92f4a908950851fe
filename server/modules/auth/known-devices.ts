import type { Database, Transaction } from '../../platform/db/database.ts'
import { day, latestEnd, later } from '../../platform/clock/time.ts'
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts'
import { countDevices, deleteOlderDevices, selectKnownDevice, upsertDevice } from './known-devices-repository.ts'

export { forgetDevices } from './known-devices-repository.ts'

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
  return selectKnownDevice(db, { employerId, secretHash: hashSecret(secret) }, at, latestEnd(at, knownDeviceMs))
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
  const devices = await countDevices(tx, employerId)
  await upsertDevice(tx, {
    employerId,
    secretHash: hash,
    lastUsedAt: at,
    expiresAt: later(at, knownDeviceMs),
  })
  await deleteOlderDevices(tx, { employerId, hash, kept: maxKnownDevices }, at)
  return { secret, hash, was: knownHash === undefined ? (devices === 0 ? 'first' : 'new') : 'known' }
}
