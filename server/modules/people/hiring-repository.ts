import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { type HireEndReason, hireEndReasons } from '../../../src/api/contract/schemas/applicant.ts'
import type { PlaceEndReason } from '../../../src/api/contract/schemas/worker-gig.ts'
import { applicantTransitions } from '../../../src/rules/applicant-states.ts'
import {
  applicant,
  gig,
  invitation,
  isAbsentPlace,
  type PlaceRow,
  worker,
  type WorkerRow,
  workerGig,
} from '../../db/gig-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { existingRow } from '../../platform/db/rows.ts'
import type { ApplicantRow } from './repository.ts'

type Reader = Pick<Transaction, 'select'>
type Applicant = typeof applicant.$inferSelect

/** Who is mailed about a decision. */
export type Addressee = Pick<WorkerRow, 'firstName' | 'lastName' | 'email'>

const addressee = { firstName: worker.firstName, lastName: worker.lastName, email: worker.email }

/** An applicant with the title of the Gig and what mails need of the worker. */
export type ApplicantOfGig = ApplicantRow & { readonly person: Addressee }

/** An applicant of a Gig, if there is one of this id. */
export async function selectApplicant(db: Reader, gigId: string, id: string): Promise<ApplicantOfGig | undefined> {
  const [found] = await db
    .select({ row: applicant, gigTitle: gig.title, person: addressee })
    .from(applicant)
    .innerJoin(gig, eq(gig.id, applicant.gigId))
    .innerJoin(worker, eq(worker.id, applicant.workerId))
    .where(and(eq(applicant.id, id), eq(applicant.gigId, gigId)))
  return found
}

/** Those of some workers who are mailed. */
export const selectAddressees = (db: Reader, workerIds: readonly string[]): Promise<Addressee[]> =>
  db
    .select(addressee)
    .from(worker)
    .where(inArray(worker.id, [...workerIds]))

/** Changes an applicant. @returns the changed row */
export const updateApplicant = (tx: Transaction, id: string, changes: Partial<Applicant>) =>
  existingRow(tx.update(applicant).set(changes).where(eq(applicant.id, id)).returning(), `There is no applicant ${id}`)

/** Marks a declined applicant as told of the decline of a moment. @returns whether that decline still stands */
export async function markDeclineTold(tx: Transaction, id: string, declinedAt: Date, toldAt: Date): Promise<boolean> {
  const updated = await tx
    .update(applicant)
    .set({ declineToldAt: toldAt })
    .where(and(eq(applicant.id, id), eq(applicant.status, 'declined'), eq(applicant.changedAt, declinedAt)))
    .returning({ id: applicant.id })
  return updated.length > 0
}

type HiredBy = Pick<PlaceRow, 'gigId' | 'workerId'>

const changeHiredApplicant = (tx: Transaction, { gigId, workerId }: HiredBy, changes: Partial<Applicant>) =>
  tx
    .update(applicant)
    .set(changes)
    .where(and(eq(applicant.gigId, gigId), eq(applicant.workerId, workerId), eq(applicant.status, 'hired')))

/** Moves the applicant of a cancelled hire back to where they can be hired again. */
export const releaseHiredApplicant = (tx: Transaction, place: HiredBy, changedAt: Date) =>
  changeHiredApplicant(tx, place, { status: applicantTransitions.cancelHire.to, declineToldAt: null, changedAt })

/** Declines the applicant of a place that was taken from them, for the reason why it was. The caller tells them of the place. */
export const endHire = (tx: Transaction, place: HiredBy, reason: HireEndReason, changedAt: Date) =>
  changeHiredApplicant(tx, place, {
    status: applicantTransitions.endHire.to,
    declineReason: reason,
    declineToldAt: changedAt,
    changedAt,
  })

/** Why the latest hire of an applicant ended, if that declined the applicant. */
export async function selectHireEndReason(
  db: Reader,
  { gigId, workerId }: HiredBy,
): Promise<HireEndReason | undefined> {
  const [latest] = await db
    .select({ reason: workerGig.cancelReason })
    .from(workerGig)
    .where(and(eq(workerGig.gigId, gigId), eq(workerGig.workerId, workerId)))
    .orderBy(desc(workerGig.hiredAt))
    .limit(1)
  return hireEndReasons.find((reason) => reason === latest?.reason)
}

/** The hired place that an earlier call with this idempotency key made, if there is one. */
export async function selectPlaceOfReference(
  db: Reader,
  employerId: string,
  ref: string,
): Promise<PlaceRow | undefined> {
  const [found] = await db
    .select()
    .from(workerGig)
    .where(and(eq(workerGig.employerId, employerId), eq(workerGig.clientReference, ref)))
  return found
}

/** A hired place of a Gig with its worker, if there is one of this id. */
export async function selectPlace(
  db: Reader,
  gigId: string,
  id: string,
): Promise<{ readonly row: PlaceRow; readonly person: Addressee } | undefined> {
  const [found] = await db
    .select({ row: workerGig, person: addressee })
    .from(workerGig)
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(and(eq(workerGig.id, id), eq(workerGig.gigId, gigId)))
  return found
}

/** Those of some hired places that are of a Gig, with their workers. */
export const selectPlaces = (db: Reader, gigId: string, ids: readonly string[]) =>
  db
    .select({ row: workerGig, person: addressee })
    .from(workerGig)
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(and(eq(workerGig.gigId, gigId), inArray(workerGig.id, [...ids])))

/** Cancels the longest hired place of a Gig whose worker was reported as absent, and ends that hire. @returns the worker, if there is one */
export async function cancelAbsentPlace(
  tx: Transaction,
  gigId: string,
  changedAt: Date,
): Promise<Addressee | undefined> {
  const [absent] = await tx
    .select({ id: workerGig.id, gigId: workerGig.gigId, workerId: workerGig.workerId, person: addressee })
    .from(workerGig)
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(and(eq(workerGig.gigId, gigId), isAbsentPlace))
    .orderBy(asc(workerGig.hiredAt), asc(workerGig.id))
    .limit(1)
  if (absent === undefined) return undefined
  const reason = 'replaced' satisfies PlaceEndReason
  await updatePlace(tx, absent.id, { status: 'cancelled', cancelReason: reason, changedAt })
  await endHire(tx, absent, reason, changedAt)
  return absent.person
}

/** Stores a hired place. */
export const insertPlace = (tx: Transaction, values: typeof workerGig.$inferInsert) =>
  tx.insert(workerGig).values(values)

/** Changes a hired place. */
export const updatePlace = (tx: Transaction, id: string, changes: Partial<PlaceRow>) =>
  tx.update(workerGig).set(changes).where(eq(workerGig.id, id))

/** Whether the invitation of a worker to a Gig offers to hire the first who accepts, and nobody has taken the offer. */
export const makesOffer = async (tx: Pick<Transaction, '$count'>, gigId: string, workerId: string): Promise<boolean> =>
  (await tx.$count(
    invitation,
    and(eq(invitation.gigId, gigId), eq(invitation.workerId, workerId), eq(invitation.hireFirst, true)),
  )) > 0

/**
 * Takes the offer to hire the first who accepts from the invitations that were sent together with a worker's.
 * @returns the ids of all whose offer it was, the worker's among them; none when the worker's invitation did not make that offer
 */
export async function takeHireFirst(tx: Transaction, gigId: string, workerId: string): Promise<string[]> {
  const sentTogether = tx
    .select({ createdAt: invitation.createdAt })
    .from(invitation)
    .where(and(eq(invitation.gigId, gigId), eq(invitation.workerId, workerId), eq(invitation.hireFirst, true)))
  const taken = await tx
    .update(invitation)
    .set({ hireFirst: false })
    .where(
      and(
        eq(invitation.gigId, gigId),
        eq(invitation.hireFirst, true),
        sql`${invitation.createdAt} = (${sentTogether})`,
      ),
    )
    .returning({ workerId: invitation.workerId })
  return taken.map(({ workerId: id }) => id)
}
