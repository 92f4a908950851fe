import { and, eq, sql } from 'drizzle-orm'
import type { GigDraft } from '../../../src/api/contract/schemas/gig-fields.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { gig, type GigRow, gigSession } from '../../db/gig-schema.ts'
import { isUnfinished, payment } from '../../db/money-schema.ts'

/** Columns of a Gig to change. */
export type GigChanges = Partial<typeof gig.$inferInsert>

/** The time of a session. */
interface SessionSpan {
  readonly startsAt: Date
  readonly endsAt: Date
}

const ownGig = (employerId: string, id: string) => and(eq(gig.employerId, employerId), eq(gig.id, id))
/** Reads the employer's Gig. */
export async function selectGig(
  db: Pick<Database, 'select'>,
  employerId: string,
  id: string,
): Promise<GigRow | undefined> {
  const [row] = await db.select().from(gig).where(ownGig(employerId, id))
  return row
}

/** Reads the employer's Gig, locked until the transaction ends. */
export async function selectGigForUpdate(tx: Transaction, employerId: string, id: string): Promise<GigRow | undefined> {
  const [row] = await tx.select().from(gig).where(ownGig(employerId, id)).for('update')
  return row
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
  spans: readonly SessionSpan[],
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
