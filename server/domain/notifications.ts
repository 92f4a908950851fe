import { and, desc, eq, sql } from 'drizzle-orm'
import type { Output } from '../../src/api/contract/endpoint.ts'
import type { api } from '../../src/api/contract/table.ts'
import type { Transaction } from '../db/database.ts'
import { notification } from '../db/schema.ts'
import { type Deps, later, minute } from './deps.ts'
import { schedulePush } from './push.ts'
import { Refusal } from './refusal.ts'
import { newId } from './secrets.ts'

const ofEmployer = (employerId: string) => eq(notification.employerId, employerId)
const ownNotification = (employerId: string, id: string) => and(ofEmployer(employerId), eq(notification.id, id))

/** Delay before a changed notification is pushed again, in milliseconds: ten applicants within a minute are one message. */
const changedPushDelayMs = minute

type NewNotification = Omit<typeof notification.$inferInsert, 'id' | 'read'>

/** Stores a notification for an employer, and pushes it to the employer's devices. */
export async function addNotification(tx: Transaction, news: NewNotification) {
  const id = newId('ntf')
  await tx.insert(notification).values({ id, ...news })
  await schedulePush(tx, { id, ...news }, news.createdAt)
}

/** Replaces a notification by newer news of its subject, and pushes it again unless it changes within a minute. */
export async function replaceNotification(tx: Transaction, id: string, news: Omit<NewNotification, 'employerId'>) {
  const [changed] = await tx.update(notification).set(news).where(eq(notification.id, id)).returning()
  if (changed !== undefined) await schedulePush(tx, changed, later(changed.createdAt, changedPushDelayMs))
}

/** One page of notifications, newest first, with the counts of all, read in one snapshot. */
export async function listNotifications(
  { db }: Deps,
  employerId: string,
  page: { limit: number; skip: number },
): Promise<Output<typeof api.notifications.list>> {
  return db.transaction(
    async (tx) => {
      const rows = await tx
        .select()
        .from(notification)
        .where(ofEmployer(employerId))
        .orderBy(desc(notification.createdAt), desc(notification.id))
        .limit(page.limit)
        .offset(page.skip)
      const [counts] = await tx
        .select({
          total: sql`count(*)`.mapWith(Number),
          unread: sql`count(*) filter (where not ${notification.read})`.mapWith(Number),
        })
        .from(notification)
        .where(ofEmployer(employerId))
      return {
        notifications: rows.map(({ id, employerId: _, createdAt, ...row }) => ({
          _id: id,
          createdAt: createdAt.toISOString(),
          ...row,
        })),
        totalNotification: counts?.total ?? 0,
        unreadNotifications: counts?.unread ?? 0,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Marks a notification as read; idempotent. @throws {Refusal} NOT_FOUND, also for a notification of another employer */
export async function markRead({ db }: Deps, employerId: string, id: string) {
  const found = await db
    .update(notification)
    .set({ read: true })
    .where(ownNotification(employerId, id))
    .returning({ id: notification.id })
  if (found.length === 0) throw new Refusal('NOT_FOUND', 'This notification no longer exists.')
}

export async function markAllRead({ db }: Deps, employerId: string) {
  await db
    .update(notification)
    .set({ read: true })
    .where(and(ofEmployer(employerId), eq(notification.read, false)))
}

/** Deletes a notification. @throws {Refusal} NOT_FOUND, also for a notification of another employer or an already deleted one */
export async function removeNotification({ db }: Deps, employerId: string, id: string) {
  const found = await db.delete(notification).where(ownNotification(employerId, id)).returning({ id: notification.id })
  if (found.length === 0) throw new Refusal('NOT_FOUND', 'This notification no longer exists.')
}

export async function removeAllNotifications({ db }: Deps, employerId: string) {
  await db.delete(notification).where(ofEmployer(employerId))
}
