import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { hasRows } from '../../platform/db/rows.ts'
import { device, notification, session } from '../../db/schema.ts'

/** The row of a notification. */
export type NotificationRow = typeof notification.$inferSelect

/** Keeps a session from being ended until the transaction ends. @returns whether it exists */
export const lockSession = (tx: Transaction, sessionId: string) =>
  hasRows(tx.select({ id: session.id }).from(session).where(eq(session.id, sessionId)).for('key share'))

/** Stores a device, or its new owner. */
export function upsertDevice(tx: Transaction, { tokenHash, ...owner }: typeof device.$inferInsert) {
  return tx
    .insert(device)
    .values({ tokenHash, ...owner })
    .onConflictDoUpdate({ target: device.tokenHash, set: owner })
}

/** The devices of the employer that registered last. */
export const selectNewestDevices = (tx: Transaction, employerId: string, limit: number) =>
  tx
    .select({ tokenHash: device.tokenHash })
    .from(device)
    .where(eq(device.employerId, employerId))
    .orderBy(desc(device.updatedAt), desc(device.tokenHash))
    .limit(limit)

/** Deletes the devices of the employer except those that registered last. */
export const deleteOlderDevices = (tx: Transaction, employerId: string, kept: number) =>
  tx
    .delete(device)
    .where(
      and(eq(device.employerId, employerId), notInArray(device.tokenHash, selectNewestDevices(tx, employerId, kept))),
    )

/** Deletes a device. */
export const deleteDevice = (tx: Transaction, tokenHash: string) =>
  tx.delete(device).where(eq(device.tokenHash, tokenHash))

/** A notification with the token of a device of the same employer; undefined when either is gone or the device has another owner. */
export async function selectNotificationForDevice(tx: Transaction, id: string, tokenHash: string) {
  const [found] = await tx
    .select({ row: notification, token: device.token })
    .from(notification)
    // A browser on which another employer has logged in must not show the notifications of this one.
    .innerJoin(device, and(eq(device.employerId, notification.employerId), eq(device.tokenHash, tokenHash)))
    .where(eq(notification.id, id))
  return found
}
