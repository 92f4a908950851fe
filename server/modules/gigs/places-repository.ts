import { and, asc, eq, gte, lt, ne, notInArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { applicant, invitation, isCancelledByEmployer, type PlaceRow, worker, workerGig } from '../../db/gig-schema.ts'

const isHired = (gigId: string) => and(eq(workerGig.gigId, gigId), ne(workerGig.status, 'cancelled'))

/** The hired places of a Gig, with the agreed pay in kobo and the worker of each. */
export const selectHiredPlaces = (tx: Transaction, gigId: string) =>
  tx
    .select({
      id: workerGig.id,
      agreedKobo: workerGig.agreedKobo,
      firstName: worker.firstName,
      lastName: worker.lastName,
      email: worker.email,
      account: worker.account,
    })
    .from(workerGig)
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(isHired(gigId))

/** Whether the employer has cancelled a hire of a Gig. */
export const hasCancelledHire = async (tx: Transaction, gigId: string): Promise<boolean> =>
  (await tx.$count(workerGig, and(eq(workerGig.gigId, gigId), isCancelledByEmployer))) > 0

/** Cancels the hired places of a Gig. */
export const cancelPlaces = (tx: Transaction, gigId: string, cancelReason: string, at: Date) =>
  tx.update(workerGig).set({ status: 'cancelled', cancelReason, changedAt: at }).where(isHired(gigId))

/** Ends the offers to hire the first who accepts an invitation to a Gig. @returns the ids of the workers whose offers ended */
export async function endHireFirst(tx: Transaction, gigId: string): Promise<string[]> {
  const ended = await tx
    .update(invitation)
    .set({ hireFirst: false })
    .where(and(eq(invitation.gigId, gigId), eq(invitation.hireFirst, true)))
    .returning({ workerId: invitation.workerId })
  return ended.map(({ workerId }) => workerId)
}

/** Sets the hired places of a Gig that begins to active. */
export const activatePlaces = (tx: Transaction, gigId: string, at: Date) =>
  tx
    .update(workerGig)
    .set({ status: 'active', changedAt: at })
    .where(and(eq(workerGig.gigId, gigId), eq(workerGig.status, 'hired')))

/** The places of a Gig whose submitted work waits for its review. */
export const selectPlacesInReview = (tx: Transaction, gigId: string) =>
  tx
    .select()
    .from(workerGig)
    .where(and(eq(workerGig.gigId, gigId), eq(workerGig.status, 'task_submitted')))

/** Stores when the submitted work of a place is approved automatically. */
export const updateReviewDueAt = (tx: Transaction, workerGigId: string, reviewDueAt: Date, at: Date) =>
  tx.update(workerGig).set({ reviewDueAt, changedAt: at }).where(eq(workerGig.id, workerGigId))

/** The places of a Gig that have not ended and whose workers have checked in to a session, each with the worker. */
export const selectCheckedInPlaces = (tx: Transaction, gigId: string) =>
  tx
    .select({ place: workerGig, worker })
    .from(workerGig)
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(
      and(eq(workerGig.gigId, gigId), notInArray(workerGig.status, ['paid', 'cancelled']), ne(workerGig.checkIns, [])),
    )

/** Stores the check-ins of a place. */
export const updateCheckIns = (tx: Transaction, workerGigId: string, checkIns: PlaceRow['checkIns'], at: Date) =>
  tx.update(workerGig).set({ checkIns, changedAt: at }).where(eq(workerGig.id, workerGigId))

/** The number of places of a Gig in none of these states. */
const countPlacesExcept = (tx: Transaction, gigId: string, statuses: PlaceRow['status'][]) =>
  tx.$count(workerGig, and(eq(workerGig.gigId, gigId), notInArray(workerGig.status, statuses)))

/** The number of places of a Gig for which money may still be released. */
export const countUnreleasedPlaces = (tx: Transaction, gigId: string) =>
  countPlacesExcept(tx, gigId, ['approved', 'paid', 'cancelled'])

/** The number of places of a Gig that are neither paid nor cancelled. */
export const countUnsettledPlaces = (tx: Transaction, gigId: string) =>
  countPlacesExcept(tx, gigId, ['paid', 'cancelled'])

/** The workers who applied to a Gig from one moment until before another and whom the employer has not answered, the first first. */
export const selectNewApplicants = (tx: Transaction, gigId: string, from: Date, to: Date) =>
  tx
    .select({ firstName: worker.firstName, lastName: worker.lastName })
    .from(applicant)
    .innerJoin(worker, eq(worker.id, applicant.workerId))
    .where(
      and(
        eq(applicant.gigId, gigId),
        eq(applicant.status, 'pending'),
        gte(applicant.appliedAt, from),
        lt(applicant.appliedAt, to),
      ),
    )
    .orderBy(asc(applicant.appliedAt), asc(applicant.id))
