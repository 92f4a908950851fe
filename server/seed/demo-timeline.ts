import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { job } from '../db/money-schema.ts'
import { notification, subscription } from '../db/schema.ts'
import { day, later } from '../domain/deps.ts'
import { subscriptionJobHandlers } from '../domain/money/subscriptions.ts'

/** Something that happened to the demo employer at a moment. */
export interface Step {
  readonly at: Date
  readonly run: (tx: Transaction, at: Date) => Promise<void>
}

/** What the employer has not read: news of the last days. */
const unreadDays = 1

/** Plays what happened until now, in its order, with the plan's renewals where they fall: every balance is what the ledger says it is. */
export async function playSteps(tx: Transaction, employerId: string, steps: readonly Step[], now: Date) {
  for (const { at, run } of steps
    .filter((step) => step.at <= now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await renewUntil(tx, employerId, at)
    await run(tx, at)
  }
  await renewUntil(tx, employerId, now)
  // Work that was planned on the way: its time has come, and it was done as it came.
  await tx
    .update(job)
    .set({ doneAt: now })
    .where(and(isNull(job.doneAt), lte(job.runAt, now)))
  await tx
    .update(notification)
    .set({ read: true })
    .where(and(eq(notification.employerId, employerId), lte(notification.createdAt, later(now, -unreadDays * day))))
}

/** Renews the plan as often as its period has ended until then. */
async function renewUntil(tx: Transaction, employerId: string, until: Date) {
  for (;;) {
    const [plan] = await tx.select().from(subscription).where(eq(subscription.employerId, employerId))
    const end = plan?.status === 'active' ? (plan.renewsAt ?? undefined) : undefined
    if (end === undefined || end > until) return
    await subscriptionJobHandlers['renew']?.(tx, { employerId, renewsAt: end.toISOString() }, end)
  }
}
