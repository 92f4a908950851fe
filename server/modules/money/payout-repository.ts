import { desc, eq } from 'drizzle-orm'
import { payment, paymentEvent } from '../../db/money-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'

type Payment = typeof payment.$inferSelect

/** Changes what a locked payout knows of its transfers. @returns the changed row */
export async function updateTransfer(
  tx: Transaction,
  id: string,
  changes: Partial<
    Pick<Payment, 'provider' | 'destination' | 'transferAttempt' | 'transferFailedAt' | 'nextCheckAt' | 'checks'>
  >,
): Promise<Payment> {
  const [row] = await tx.update(payment).set(changes).where(eq(payment.id, id)).returning()
  if (row === undefined) throw new Error(`There is no payment ${id}`)
  return row
}

/** The latest note of a payment's timeline; undefined without one. */
export async function selectLatestNote(tx: Transaction, paymentId: string): Promise<string | undefined> {
  const [event] = await tx
    .select({ note: paymentEvent.note })
    .from(paymentEvent)
    .where(eq(paymentEvent.paymentId, paymentId))
    .orderBy(desc(paymentEvent.id))
    .limit(1)
  return event?.note ?? undefined
}
