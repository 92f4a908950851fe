import { and, desc, eq } from 'drizzle-orm'
import { applicant, taskSubmission, worker, workerGig } from '../../db/gig-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'

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

/** Changes a place, whose Gig is locked. @returns the changed row */
export async function updatePlace(
  tx: Transaction,
  id: string,
  changes: Partial<typeof workerGig.$inferInsert>,
  at: Date,
): Promise<Place> {
  const [row] = await tx
    .update(workerGig)
    .set({ ...changes, changedAt: at })
    .where(eq(workerGig.id, id))
    .returning()
  if (row === undefined) throw new Error(`There is no place ${id}`)
  return row
}

/** Reads a worker. */
export async function selectWorker(db: Reader, id: string): Promise<typeof worker.$inferSelect> {
  const [row] = await db.select().from(worker).where(eq(worker.id, id))
  if (row === undefined) throw new Error(`There is no worker ${id}`)
  return row
}

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
export async function selectApplication(
  tx: Reader,
  { id, gigId, employerId }: ApplicationKey,
): Promise<typeof applicant.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(applicant)
    .where(and(eq(applicant.id, id), eq(applicant.gigId, gigId), eq(applicant.employerId, employerId)))
  return row
}

/** Sets an application to withdrawn. */
export const updateToWithdrawn = (tx: Transaction, id: string, at: Date) =>
  tx.update(applicant).set({ status: 'withdrawn', changedAt: at }).where(eq(applicant.id, id))
