import { and, eq, ne, sql } from 'drizzle-orm'
import type { GigDraft } from '../../../src/api/contract/schemas/gig-fields.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { firstRow } from '../../platform/db/rows.ts'
import { gig, type GigRow, gigSession } from '../../db/gig-schema.ts'
import { isUnfinished, payment } from '../../db/money-schema.ts'
import { company, employer } from '../../db/schema.ts'

/** Columns of a Gig to change. */
export type GigChanges = Partial<typeof gig.$inferInsert>

const ownGig = (employerId: string, id: string) => and(eq(gig.employerId, employerId), eq(gig.id, id))

/** Reads the employer's Gig. */
export const selectGig = (db: Pick<Database, 'select'>, employerId: string, id: string) =>
  firstRow(db.select().from(gig).where(ownGig(employerId, id)))

/** Reads the employer's Gig, locked until the transaction ends. */
export const selectGigForUpdate = (tx: Transaction, employerId: string, id: string) =>
  firstRow(tx.select().from(gig).where(ownGig(employerId, id)).for('update'))

/** Reads a Gig of any employer, for a job about it. */
export const selectGigById = (tx: Transaction, id: string) => firstRow(tx.select().from(gig).where(eq(gig.id, id)))

/** Reads a Gig of any employer, for a job or a payment about it, locked until the transaction ends. */
export const selectGigByIdForUpdate = (tx: Transaction, id: string) =>
  firstRow(tx.select().from(gig).where(eq(gig.id, id)).for('update'))

/** Reads the Gig that the employer created with this reference. */
export const selectGigByReference = (tx: Transaction, employerId: string, ref: string) =>
  firstRow(
    tx
      .select()
      .from(gig)
      .where(and(eq(gig.employerId, employerId), eq(gig.clientReference, ref))),
  )

/** Stores a new Gig. @returns its row; undefined when the employer has a Gig with its reference */
export async function insertGig(tx: Transaction, values: typeof gig.$inferInsert): Promise<GigRow | undefined> {
  const [created] = await tx
    .insert(gig)
    .values(values)
    .onConflictDoNothing({ target: [gig.employerId, gig.clientReference] })
    .returning()
  return created
}

/** Deletes a locked Gig. */
export const deleteGigRow = (tx: Transaction, id: string) => tx.delete(gig).where(eq(gig.id, id))

/** Updates the dates of a locked Gig by which lists are filtered and sorted, which is no change by the employer. @returns the updated row */
export const updateGigDates = (tx: Transaction, id: string, dates: Pick<GigRow, 'deadlineAt' | 'nextSessionAt'>) =>
  firstRow(tx.update(gig).set(dates).where(eq(gig.id, id)).returning())

/** The number of the employer's Gigs, except one, that wait for their payment. */
export const countUnpaidGigs = (tx: Transaction, employerId: string, exceptId: string) =>
  tx.$count(gig, and(eq(gig.employerId, employerId), eq(gig.status, 'pending_payment'), ne(gig.id, exceptId)))

/**
 * Locks the employer until the transaction ends, so that of concurrent calls each counts the drafts of those before. The lock leaves calls free that
 * store anything else of the employer.
 */
export const lockDrafts = (tx: Transaction, employerId: string) =>
  tx.select({ id: employer.id }).from(employer).where(eq(employer.id, employerId)).for('no key update')

/** The number of the employer's drafts. */
export const countDrafts = (tx: Transaction, employerId: string) =>
  tx.$count(gig, and(eq(gig.employerId, employerId), eq(gig.status, 'draft')))

/** The name of the employer's business; undefined or null while it has none. */
export async function selectBusinessName(tx: Transaction, employerId: string): Promise<string | null | undefined> {
  const [row] = await tx.select({ name: company.companyName }).from(company).where(eq(company.employerId, employerId))
  return row?.name
}

/** Updates a locked Gig. @returns the updated row */
export async function updateGigRow(tx: Transaction, id: string, changes: GigChanges, at: Date): Promise<GigRow> {
  const [row] = await tx
    .update(gig)
    .set({ ...changes, updatedAt: at })
    .where(eq(gig.id, id))
    .returning()
  if (row === undefined) throw new Error(`There is no Gig ${id}`)
  return row
}

/** Replaces the stored sessions of a Gig, which the list filters by day. */
export async function replaceSessions(
  tx: Transaction,
  { id, employerId }: Pick<GigRow, 'id' | 'employerId'>,
  spans: readonly Pick<typeof gigSession.$inferSelect, 'startsAt' | 'endsAt'>[],
) {
  await tx.delete(gigSession).where(eq(gigSession.gigId, id))
  if (spans.length > 0) {
    await tx
      .insert(gigSession)
      .values(spans.map(({ startsAt, endsAt }, position) => ({ gigId: id, employerId, position, startsAt, endsAt })))
  }
}

/** Whether a payment for the Gig is not final and may still succeed. */
export async function hasUnfinishedPayment(
  tx: Transaction,
  { id, employerId }: Pick<GigRow, 'id' | 'employerId'>,
): Promise<boolean> {
  const ofGig = and(eq(payment.employerId, employerId), sql`${payment.purpose}->>'gigId' = ${id}`)
  return (await tx.$count(payment, and(ofGig, eq(payment.type, 'gig_payment'), isUnfinished))) > 0
}

/** The fields that the employer entered. */
export const fieldsOf = ({ title, category, brief }: Pick<GigRow, 'title' | 'category' | 'brief'>): GigDraft => ({
  ...brief,
  title,
  category: category as NonNullable<GigDraft['category']> | null,
})
