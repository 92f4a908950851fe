import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { countOf, idsOfPage } from '../../platform/db/page.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { notification } from '../../db/schema.ts'
import type { Deps } from '../../ports/deps.ts'
import { schedulePush } from './push.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import { later, minute } from '../../platform/clock/time.ts'

const ofEmployer = (employerId: string | Placeholder) => eq(notification.employerId, employerId)
const isUnread = sql`not ${notification.read}`
const ownNotification = (employerId: string, id: string) => and(ofEmployer(employerId), eq(notification.id, id))

/** Delay before a changed notification is pushed again, in milliseconds: ten applicants within a minute are one message. */
const changedPushDelayMs = minute

type Page = QueryOf<typeof api.notifications.list>
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

/** A page with the counts of all. */
const notificationsPage = prepared((db) => {
  const own = ofEmployer(sql.placeholder('employerId'))
  const order = [desc(notification.createdAt), desc(notification.id)]
  const total = countOf(db, notification, own)
  const unread = countOf(db, notification, and(own, isUnread), 'unread')
  const range = { limit: sql.placeholder('limit'), skip: sql.placeholder('skip') }
  const page = idsOfPage(db, notification, own, order, range)
  return db
    .select({ total: total.count, unread: unread.count, row: notification })
    .from(total)
    .crossJoin(unread)
    .leftJoin(page, sql`true`)
    .leftJoin(notification, eq(notification.id, page.id))
    .orderBy(...order)
    .prepare('notifications')
})

/** One page of notifications, newest first, with the counts of all. */
export async function listNotifications(
  { db }: Deps,
  employerId: string,
  page: Page,
): Promise<Output<typeof api.notifications.list>> {
  const rows = await notificationsPage(db).execute({ employerId, ...page })
  return {
    notifications: rows.flatMap(({ row }) => {
      if (row === null) return []
      const { id, employerId: _, createdAt, ...rest } = row
      return [{ _id: id, createdAt: createdAt.toISOString(), ...rest }]
    }),
    totalNotification: rows[0]?.total ?? 0,
    unreadNotifications: rows[0]?.unread ?? 0,
  }
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
    .where(and(ofEmployer(employerId), isUnread))
}

/** Deletes a notification. @throws {Refusal} NOT_FOUND, also for a notification of another employer or an already deleted one */
export async function removeNotification({ db }: Deps, employerId: string, id: string) {
  const found = await db.delete(notification).where(ownNotification(employerId, id)).returning({ id: notification.id })
  if (found.length === 0) throw new Refusal('NOT_FOUND', 'This notification no longer exists.')
}

export async function removeAllNotifications({ db }: Deps, employerId: string) {
  await db.delete(notification).where(ofEmployer(employerId))
}
