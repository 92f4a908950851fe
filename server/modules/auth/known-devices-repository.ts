import { and, desc, eq, gt, lte, ne, notInArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { knownDevice } from '../../db/schema.ts'

/** The hash of a known device's secret, unless the device is forgotten, or known for longer than `latest`. */
export async function selectKnownDevice(
  db: Pick<Database, 'select'>,
  { employerId, secretHash }: { readonly employerId: string; readonly secretHash: string },
  at: Date,
  latest: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: knownDevice.secretHash })
    .from(knownDevice)
    .where(
      and(
        eq(knownDevice.employerId, employerId),
        eq(knownDevice.secretHash, secretHash),
        gt(knownDevice.expiresAt, at),
        lte(knownDevice.expiresAt, latest),
      ),
    )
  return row?.hash
}

/** The number of the employer's devices, known and forgotten. */
export const countDevices = (tx: Transaction, employerId: string) =>
  tx.$count(knownDevice, eq(knownDevice.employerId, employerId))

/** Stores a device, or its new use. */
export const upsertDevice = (tx: Transaction, { employerId, secretHash, ...use }: typeof knownDevice.$inferInsert) =>
  tx
    .insert(knownDevice)
    .values({ employerId, secretHash, ...use })
    .onConflictDoUpdate({ target: [knownDevice.employerId, knownDevice.secretHash], set: use })

/** Deletes the employer's devices except those that were used last, among them the one of `hash`. */
export async function deleteOlderDevices(
  tx: Transaction,
  { employerId, hash, kept }: { readonly employerId: string; readonly hash: string; readonly kept: number },
  at: Date,
) {
  const newest = tx
    .select({ hash: knownDevice.secretHash })
    .from(knownDevice)
    .where(eq(knownDevice.employerId, employerId))
    // A forgotten device takes the place of none that is known.
    .orderBy(desc(gt(knownDevice.expiresAt, at)), desc(knownDevice.lastUsedAt), desc(eq(knownDevice.secretHash, hash)))
    .limit(kept)
  await tx
    .delete(knownDevice)
    .where(and(eq(knownDevice.employerId, employerId), notInArray(knownDevice.secretHash, newest)))
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
