import { eq, sql } from 'drizzle-orm'
import { type PlaceRow, worker, workerGig } from '../../db/gig-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { firstRow } from '../../platform/db/rows.ts'

/** Reads a place and its worker. */
export const selectStaffedPlace = (tx: Pick<Transaction, 'select'>, workerGigId: string) =>
  firstRow(
    tx
      .select({ place: workerGig, worker })
      .from(workerGig)
      .innerJoin(worker, eq(worker.id, workerGig.workerId))
      .where(eq(workerGig.id, workerGigId)),
  )

/** Stores that a place is paid, and counts it for its worker. */
export async function updateToPaid(tx: Transaction, { id, workerId }: PlaceRow, at: Date) {
  await tx.update(workerGig).set({ status: 'paid', paidAt: at, changedAt: at }).where(eq(workerGig.id, id))
  await tx
    .update(worker)
    .set({ completedGigs: sql`${worker.completedGigs} + 1` })
    .where(eq(worker.id, workerId))
}

/** Stores the payment that pays the worker of a place: the latest one, where the bank has returned another. */
export const updatePayoutOf = (tx: Transaction, workerGigId: string, paymentId: string, at: Date) =>
  tx.update(workerGig).set({ paymentId, changedAt: at }).where(eq(workerGig.id, workerGigId))
