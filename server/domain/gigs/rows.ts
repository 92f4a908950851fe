import { and, eq, inArray, sql } from 'drizzle-orm'
import type { GigDraft } from '../../../src/api/contract/schemas/gig-fields.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { gig, gigSession } from '../../db/gig-schema.ts'
import { payment } from '../../db/money-schema.ts'
import { Refusal } from '../refusal.ts'
import { spansOf } from './brief.ts'
import { type GigEvent, stateAfter } from './states.ts'

export type GigRow = typeof gig.$inferSelect

const own = (employerId: string, id: string) => and(eq(gig.employerId, employerId), eq(gig.id, id))
const notFound = () => new Refusal('NOT_FOUND', 'Gig not found')

/** The employer's Gig. @throws {Refusal} NOT_FOUND, also for another employer's */
export async function findGig(db: Pick<Database, 'select'>, employerId: string, id: string): Promise<GigRow> {
  const [row] = await db.select().from(gig).where(own(employerId, id))
  if (row === undefined) throw notFound()
  return row
}

/** Locks the employer's Gig until the transaction ends. The plan is locked before it, never after. @throws {Refusal} NOT_FOUND */
export async function lockGig(tx: Transaction, employerId: string, id: string): Promise<GigRow> {
  const [row] = await tx.select().from(gig).where(own(employerId, id)).for('update')
  if (row === undefined) throw notFound()
  return row
}

/** Everything the employer typed. */
export const fieldsOf = ({ title, category, brief }: Pick<GigRow, 'title' | 'category' | 'brief'>): GigDraft => ({
  ...brief,
  title,
  category: category as NonNullable<GigDraft['category']> | null,
})

/** Changes a locked Gig and gives it back as it is then. */
export async function changeGig(
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

/** Moves a locked Gig to the state after an event. @throws {Refusal} GIG_STATE when its state does not allow it */
export const moveGig = (
  tx: Transaction,
  { id, status }: GigRow,
  event: GigEvent,
  at: Date,
  changes: Partial<typeof gig.$inferInsert> = {},
) => changeGig(tx, id, { ...changes, status: stateAfter(status, event) }, at)

/** Writes down when a Gig's people work. */
export async function writeSessions(
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

/** Refuses while a payment for the Gig may still arrive (docs/product/rules.md#money-movement). @throws {Refusal} PAYMENT_UNFINISHED */
export async function assertNothingUnfinished(tx: Transaction, { id, employerId }: Pick<GigRow, 'id' | 'employerId'>) {
  if (await hasUnfinishedPayment(tx, { id, employerId })) {
    throw new Refusal('PAYMENT_UNFINISHED', 'A payment for this Gig is still being confirmed. Do not pay again.')
  }
}

/** Whether a payment for the Gig may still arrive. */
export async function hasUnfinishedPayment(
  tx: Transaction,
  { id, employerId }: Pick<GigRow, 'id' | 'employerId'>,
): Promise<boolean> {
  const ofGig = and(eq(payment.employerId, employerId), sql`${payment.purpose}->>'gigId' = ${id}`)
  return (
    (await tx.$count(
      payment,
      and(ofGig, eq(payment.type, 'gig_payment'), inArray(payment.status, ['pending', 'processing'])),
    )) > 0
  )
}
