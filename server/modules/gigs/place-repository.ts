import { eq, sql } from 'drizzle-orm'
import { gig, type GigRow, worker, workerGig } from '../../db/gig-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { firstRow } from '../../platform/db/rows.ts'

/** A hired place with its worker. */
export interface StaffedPlace {
  readonly place: typeof workerGig.$inferSelect
  readonly worker: typeof worker.$inferSelect
}

/** Reads a place and its worker. */
export async function selectStaffedPlace(
  tx: Pick<Transaction, 'select'>,
  workerGigId: string,
): Promise<StaffedPlace | undefined> {
  const [row] = await tx
    .select({ place: workerGig, worker })
    .from(workerGig)
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(eq(workerGig.id, workerGigId))
  return row
}

/** Reads a Gig, locked until the transaction ends. */
export const selectGigByIdForUpdate = (tx: Transaction, id: string): Promise<GigRow | undefined> =>
  firstRow(tx.select().from(gig).where(eq(gig.id, id)).for('update'))

/** Stores that a place is paid, and counts it for its worker. */
export async function updateToPaid(tx: Transaction, { place, worker: { id } }: StaffedPlace, at: Date) {
  await tx.update(workerGig).set({ status: 'paid', paidAt: at, changedAt: at }).where(eq(workerGig.id, place.id))
  await tx
    .update(worker)
    .set({ completedGigs: sql`${worker.completedGigs} + 1` })
    .where(eq(worker.id, id))
}

/** Stores the payment that pays the worker of a place: the latest one, where the bank has returned another. */
export const updatePayoutOf = (tx: Transaction, workerGigId: string, paymentId: string, at: Date) =>
  tx.update(workerGig).set({ paymentId, changedAt: at }).where(eq(workerGig.id, workerGigId))
