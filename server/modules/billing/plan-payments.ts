import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { payment, isUnfinished } from '../../db/money-schema.ts'

/** Serializes the start of payments for an employer's plan. Lock order: this lock before the plan. */
export const lockPlanPayments = (tx: Transaction, employerId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscribe:${employerId}`}, 0))`)

/** Whether a payment for the employer's plan is not final. */
export async function hasUnfinishedPlanPayment(tx: Transaction, employerId: string): Promise<boolean> {
  const unfinished = and(eq(payment.employerId, employerId), eq(payment.type, 'subscription'), isUnfinished)
  return (await tx.$count(payment, unfinished)) > 0
}
