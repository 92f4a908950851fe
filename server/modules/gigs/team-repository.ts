import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { gigTeam, worker, workerGig } from '../../db/gig-schema.ts'

/** Those of some workers who were hired for the employer's Gig, and whose hire was not cancelled. */
export async function selectHiredWorkers(
  tx: Transaction,
  employerId: string,
  gigId: string,
  workerIds: readonly string[],
): Promise<Set<string>> {
  const hired = await tx
    .select({ id: workerGig.workerId })
    .from(workerGig)
    .where(
      and(
        eq(workerGig.gigId, gigId),
        eq(workerGig.employerId, employerId),
        ne(workerGig.status, 'cancelled'),
        inArray(workerGig.workerId, [...workerIds]),
      ),
    )
  return new Set(hired.map(({ id }) => id))
}

/** Replaces the team of a Gig by these workers, none of whom is invited yet. */
export async function replaceTeam(tx: Transaction, gigId: string, workerIds: readonly string[]) {
  await tx.delete(gigTeam).where(eq(gigTeam.gigId, gigId))
  if (workerIds.length > 0) {
    await tx.insert(gigTeam).values(workerIds.map((workerId, position) => ({ gigId, workerId, position })))
  }
}

/** The team of a Gig as the employer chose it, with names and results. */
export const selectTeam = (db: Pick<Database, 'select'>, gigId: string) =>
  db
    .select({
      workerId: gigTeam.workerId,
      firstName: worker.firstName,
      lastName: worker.lastName,
      invitedAt: gigTeam.invitedAt,
      failure: gigTeam.failure,
    })
    .from(gigTeam)
    .innerJoin(worker, eq(worker.id, gigTeam.workerId))
    .where(eq(gigTeam.gigId, gigId))
    .orderBy(asc(gigTeam.position))

const isWaiting = (gigId: string) => and(eq(gigTeam.gigId, gigId), isNull(gigTeam.invitedAt), isNull(gigTeam.failure))

/** The workers of a Gig's team who are neither invited nor refused yet, in the order of the team. */
export const selectWaitingTeam = (tx: Transaction, gigId: string) =>
  tx.select({ workerId: gigTeam.workerId }).from(gigTeam).where(isWaiting(gigId)).orderBy(asc(gigTeam.position))

/** Stores that some workers of a Gig's team were invited, or why they could not be. */
export const updateTeam = (
  tx: Transaction,
  gigId: string,
  workerIds: readonly string[],
  result: { readonly invitedAt: Date } | { readonly failure: string },
) =>
  tx
    .update(gigTeam)
    .set(result)
    .where(and(isWaiting(gigId), inArray(gigTeam.workerId, [...workerIds])))
