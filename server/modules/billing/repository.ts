import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { firstRow } from '../../platform/db/rows.ts'
import { isUnfinished, payment } from '../../db/money-schema.ts'
import { subscription } from '../../db/schema.ts'

/** The row of an employer's plan. */
export type Plan = typeof subscription.$inferSelect

type Changes = Partial<Omit<typeof subscription.$inferInsert, 'employerId'>>

/** Reads the employer's plan, locked until the transaction ends; undefined when the employer never had one. */
export const lockPlan = (tx: Transaction, employerId: string) =>
  firstRow(tx.select().from(subscription).where(eq(subscription.employerId, employerId)).for('update'))

/** Stores the employer's plan in place of an earlier one. */
export const upsertPlan = (tx: Transaction, employerId: string, columns: Omit<Plan, 'employerId'>) =>
  tx
    .insert(subscription)
    .values({ employerId, ...columns })
    .onConflictDoUpdate({ target: subscription.employerId, set: columns })

/** Changes the employer's plan. */
export const updatePlan = (tx: Transaction, employerId: string, changes: Changes) =>
  tx.update(subscription).set(changes).where(eq(subscription.employerId, employerId))

/** Changes the employer's plan if it is active. @returns whether it is */
export async function updateActivePlan(db: Database, employerId: string, changes: Changes): Promise<boolean> {
  const changed = await db
    .update(subscription)
    .set(changes)
    .where(and(eq(subscription.employerId, employerId), eq(subscription.status, 'active')))
    .returning({ employerId: subscription.employerId })
  return changed.length > 0
}

/** Counts a Gig that was posted against the quota of the employer's plan. */
export async function countPostedGig(tx: Transaction, employerId: string) {
  await tx
    .update(subscription)
    .set({ gigUsed: sql`${subscription.gigUsed} + 1` })
    .where(eq(subscription.employerId, employerId))
}

/** Serializes the start of payments for an employer's plan until the transaction ends. Lock order: this lock before the plan. */
export async function lockPlanPayments(tx: Transaction, employerId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscribe:${employerId}`}, 0))`)
}

/** The number of the employer's payments for a plan that are not final. */
export const countUnfinishedPayments = (tx: Transaction, employerId: string) =>
  tx.$count(payment, and(eq(payment.employerId, employerId), eq(payment.type, 'subscription'), isUnfinished))
