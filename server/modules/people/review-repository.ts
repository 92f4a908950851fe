import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { applicant, worker, workerGig } from '../../db/gig-schema.ts'
import { taskSubmission, workerReview } from '../../db/work-schema.ts'
import { payment, ticket } from '../../db/money-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { existingRow, firstRow } from '../../platform/db/rows.ts'

type Reader = Pick<Transaction, 'select'>

/** A hired place as it is stored. */
export type Place = typeof workerGig.$inferSelect

/** A round of submitted work as it is stored. */
export type Submission = typeof taskSubmission.$inferSelect

/** What names a hired place: the place, its Gig and the employer. */
export type PlaceKey = Pick<Place, 'id' | 'gigId' | 'employerId'>

/** What names an application. */
export type ApplicationKey = Pick<typeof applicant.$inferSelect, 'id' | 'gigId' | 'employerId'>

/** Reads a place of the employer's Gig, if there is one of this id. */
export async function selectPlace(db: Reader, { id, gigId, employerId }: PlaceKey): Promise<Place | undefined> {
  const [row] = await db
    .select()
    .from(workerGig)
    .where(and(eq(workerGig.id, id), eq(workerGig.gigId, gigId), eq(workerGig.employerId, employerId)))
  return row
}

/** The hired places of a Gig, cancelled ones included. */
export const selectPlacesOfGig = (db: Reader, gigId: string): Promise<Place[]> =>
  db.select().from(workerGig).where(eq(workerGig.gigId, gigId)).orderBy(asc(workerGig.hiredAt), asc(workerGig.id))

/** Changes a place, whose Gig is locked. @returns the changed row */
export const updatePlace = (tx: Transaction, id: string, changes: Partial<typeof workerGig.$inferInsert>, at: Date) =>
  existingRow(
    tx
      .update(workerGig)
      .set({ ...changes, changedAt: at })
      .where(eq(workerGig.id, id))
      .returning(),
    `There is no place ${id}`,
  )

/** Reads a worker. */
export const selectWorker = (db: Reader, id: string) =>
  existingRow(db.select().from(worker).where(eq(worker.id, id)), `There is no worker ${id}`)

/** The rounds of submitted work of a place, newest first. */
export const selectSubmissions = (db: Reader, workerGigId: string): Promise<Submission[]> =>
  db
    .select()
    .from(taskSubmission)
    .where(eq(taskSubmission.workerGigId, workerGigId))
    .orderBy(desc(taskSubmission.round))

export const insertSubmission = (tx: Transaction, values: typeof taskSubmission.$inferInsert) =>
  tx.insert(taskSubmission).values(values)

/** Changes one round of submitted work. */
export const updateSubmission = (
  tx: Transaction,
  { id, round }: Pick<Place, 'id' | 'round'>,
  changes: Pick<Submission, 'status'> & Partial<Pick<Submission, 'changes'>>,
) =>
  tx
    .update(taskSubmission)
    .set(changes)
    .where(and(eq(taskSubmission.workerGigId, id), eq(taskSubmission.round, round)))

/** Reads an application to the employer's Gig, if there is one of this id. */
export const selectApplication = (tx: Reader, { id, gigId, employerId }: ApplicationKey) =>
  firstRow(
    tx
      .select()
      .from(applicant)
      .where(and(eq(applicant.id, id), eq(applicant.gigId, gigId), eq(applicant.employerId, employerId))),
  )

/** Sets an application to withdrawn. */
export const updateToWithdrawn = (tx: Transaction, id: string, at: Date) =>
  tx.update(applicant).set({ status: 'withdrawn', changedAt: at }).where(eq(applicant.id, id))

/** What an answer says of places besides their rows. */
export interface PlaceExtras {
  /** The payout, by payment id: its status and its amount before the commission. */
  readonly payouts: ReadonlyMap<string, { readonly status: string; readonly amountKobo: number }>
  /** Number of the dispute's ticket, by ticket id. */
  readonly ticketNumbers: ReadonlyMap<string, number>
  /** The ids of the places for which work was submitted. */
  readonly submitted: ReadonlySet<string>
}

/** Reads the payouts, the tickets and the first submissions of some places; where there can be none, no statement is sent. */
export async function selectPlaceExtras(
  db: Reader,
  rows: readonly Pick<Place, 'id' | 'paymentId' | 'dispute'>[],
): Promise<PlaceExtras> {
  const paymentIds = rows.flatMap(({ paymentId }) => paymentId ?? [])
  const ticketIds = rows.flatMap(({ dispute }) => dispute?.ticketId ?? [])
  const payouts =
    paymentIds.length === 0
      ? []
      : await db
          .select({ id: payment.id, status: payment.status, amountKobo: payment.amountKobo })
          .from(payment)
          .where(inArray(payment.id, paymentIds))
  const tickets =
    ticketIds.length === 0
      ? []
      : await db.select({ id: ticket.id, number: ticket.number }).from(ticket).where(inArray(ticket.id, ticketIds))
  const placeIds = rows.map(({ id }) => id)
  const first =
    placeIds.length === 0
      ? []
      : await db
          .select({ id: taskSubmission.workerGigId })
          .from(taskSubmission)
          .where(and(inArray(taskSubmission.workerGigId, placeIds), eq(taskSubmission.round, 1)))
  return {
    submitted: new Set(first.map(({ id }) => id)),
    payouts: new Map(payouts.map(({ id, ...payout }) => [id, payout])),
    ticketNumbers: new Map(tickets.map(({ id, number }) => [id, number])),
  }
}

/** The place whose dispute a ticket is about, if there is one. */
export async function selectDisputedPlace(db: Reader, ticketId: string): Promise<Place | undefined> {
  const [row] = await db
    .select()
    .from(workerGig)
    .where(sql`${workerGig.dispute}->>'ticketId' = ${ticketId}`)
  return row
}

/** The payment that a call with this reference made, if there is one. */
export async function selectPaymentByReference(db: Reader, employerId: string, ref: string) {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.employerId, employerId), eq(payment.clientReference, ref)))
  return row
}

/** Reads a payment of the employer. */
export async function selectPayment(db: Reader, employerId: string, id: string) {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.employerId, employerId), eq(payment.id, id)))
  if (row === undefined) throw new Error(`There is no payment ${id}`)
  return row
}

/** Publishes an employer's review of a worker and counts its rating. */
export async function insertWorkerReview(tx: Transaction, values: typeof workerReview.$inferInsert) {
  await tx.insert(workerReview).values(values)
  await tx
    .update(worker)
    .set({
      rating: sql`(coalesce(${worker.rating}, 0) * ${worker.ratingCount} + ${values.rating}) / (${worker.ratingCount} + 1)`,
      ratingCount: sql`${worker.ratingCount} + 1`,
    })
    .where(eq(worker.id, values.workerId))
}

/** Reads the ticket of a dispute. */
export const selectTicket = (db: Reader, id: string) =>
  existingRow(db.select().from(ticket).where(eq(ticket.id, id)), `There is no ticket ${id}`)
