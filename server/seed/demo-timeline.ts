import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Transaction } from '../platform/db/database.ts'
import { job } from '../platform/db/tables.ts'
import { notification, subscription } from '../db/schema.ts'
import { day, later } from '../platform/clock/time.ts'
import { subscriptionJobHandlers } from '../modules/billing/renewals.ts'

/** An event in the demo employer's history. */
export interface Step {
  readonly at: Date
  readonly run: (tx: Transaction, at: Date) => Promise<void>
}

/** Notifications of this many days are unread. */
const unreadDays = 1

/** Runs the past steps in order of time, with the plan's renewals between them, so that every balance matches the ledger. */
export async function playSteps(tx: Transaction, employerId: string, steps: readonly Step[], now: Date) {
  for (const { at, run } of steps
    .filter((step) => step.at <= now)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await renewUntil(tx, employerId, at)
    await run(tx, at)
  }
  await renewUntil(tx, employerId, now)
  // Jobs scheduled by the steps are marked as done, because the steps have already applied their effects.
  await tx
    .update(job)
    .set({ doneAt: now })
    .where(and(isNull(job.doneAt), lte(job.runAt, now)))
  await tx
    .update(notification)
    .set({ read: true })
    .where(and(eq(notification.employerId, employerId), lte(notification.createdAt, later(now, -unreadDays * day))))
}

/** Runs all renewals that are due until a time. */
async function renewUntil(tx: Transaction, employerId: string, until: Date) {
  for (;;) {
    const [plan] = await tx.select().from(subscription).where(eq(subscription.employerId, employerId))
    const end = plan?.status === 'active' ? (plan.renewsAt ?? undefined) : undefined
    if (end === undefined || end > until) return
    await subscriptionJobHandlers['renew']?.(tx, { employerId, renewsAt: end.toISOString() }, end)
  }
}
