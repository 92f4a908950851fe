import { and, eq, sql } from 'drizzle-orm'
import type { GigDraft } from '../../../src/api/contract/schemas/gig-fields.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { gig, gigSession } from '../../db/gig-schema.ts'
import { payment } from '../../db/money-schema.ts'
import { isUnfinished } from '../money/payment-states.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { spansOf } from './gig-brief.ts'
import { type GigEvent, nextStatus } from './states.ts'

export type GigRow = typeof gig.$inferSelect

const ownGig = (employerId: string, id: string) => and(eq(gig.employerId, employerId), eq(gig.id, id))
const notFound = () => new Refusal('NOT_FOUND', 'Gig not found')

/** Reads the employer's Gig. @throws {Refusal} NOT_FOUND, also for a Gig of another employer */
export async function findGig(db: Pick<Database, 'select'>, employerId: string, id: string): Promise<GigRow> {
  const [row] = await db.select().from(gig).where(ownGig(employerId, id))
  if (row === undefined) throw notFound()
  return row
}

/** Locks the employer's Gig until the transaction ends. Lock order: the plan first, then the Gig. @throws {Refusal} NOT_FOUND */
export async function lockGig(tx: Transaction, employerId: string, id: string): Promise<GigRow> {
  const [row] = await tx.select().from(gig).where(ownGig(employerId, id)).for('update')
  if (row === undefined) throw notFound()
  return row
}

/** The fields that the employer entered. */
export const fieldsOf = ({ title, category, brief }: Pick<GigRow, 'title' | 'category' | 'brief'>): GigDraft => ({
  ...brief,
  title,
  category: category as NonNullable<GigDraft['category']> | null,
})

/** Updates a locked Gig. @returns the updated row */
export async function updateGigRow(
  tx: Transaction,
  id: string,
  changes: Partial<typeof gig.$inferInsert>,
  at: Date,
): Promise<GigRow> {
  const [row] = await tx
    .update(gig)
    .set({ ...changes, updatedAt: at })
    .where(eq(gig.id, id))
    .returning()
  if (row === undefined) throw new Error(`There is no Gig ${id}`)
  return row
}

/** Applies an event to a locked Gig. @throws {Refusal} GIG_STATE when its status does not allow the event */
export const transitionGig = (
  tx: Transaction,
  { id, status }: GigRow,
  event: GigEvent,
  at: Date,
  changes: Partial<typeof gig.$inferInsert> = {},
) => updateGigRow(tx, id, { ...changes, status: nextStatus(status, event) }, at)

/** Replaces the stored sessions of a Gig, which the list filters by day. */
export async function replaceSessions(
  tx: Transaction,
  { id, employerId }: Pick<GigRow, 'id' | 'employerId'>,
  fields: GigDraft,
) {
  await tx.delete(gigSession).where(eq(gigSession.gigId, id))
  const spans = spansOf(fields)
  if (spans.length > 0) {
    await tx
      .insert(gigSession)
      .values(spans.map(({ startsAt, endsAt }, position) => ({ gigId: id, employerId, position, startsAt, endsAt })))
  }
}

/** Checks that no payment for the Gig may still succeed (docs/product/rules.md#money-movement). @throws {Refusal} PAYMENT_UNFINISHED */
export async function assertNoUnfinishedPayment(
  tx: Transaction,
  { id, employerId }: Pick<GigRow, 'id' | 'employerId'>,
) {
  if (await hasUnfinishedPayment(tx, { id, employerId })) {
    throw new Refusal('PAYMENT_UNFINISHED', 'A payment for this Gig is still being confirmed. Do not pay again.')
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
