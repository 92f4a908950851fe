import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { schedulePush } from './push.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import { later, minute } from '../../platform/clock/time.ts'
import {
  deleteNotification,
  deleteNotifications,
  insertNotification,
  type NewNotification,
  selectNotificationsPage,
  updateAllToRead,
  updateNotification,
  updateToRead,
} from './repository.ts'

export { endPlaceNotifications, lockUnreadNotification } from './repository.ts'

/** Delay before a changed notification is pushed again, in milliseconds: ten applicants within a minute are one message. */
const changedPushDelayMs = minute

type Page = QueryOf<typeof api.notifications.list>

/** Stores a notification for an employer, and pushes it to the employer's devices. */
export async function addNotification(tx: Transaction, news: NewNotification) {
  const id = newId('ntf')
  await insertNotification(tx, { id, ...news })
  await schedulePush(tx, { id, ...news }, news.createdAt)
}

/** Replaces a notification by newer news of its subject, and pushes it again unless it changes within a minute. */
export async function replaceNotification(tx: Transaction, id: string, news: Omit<NewNotification, 'employerId'>) {
  const changed = await updateNotification(tx, id, news)
  if (changed !== undefined) await schedulePush(tx, changed, later(changed.createdAt, changedPushDelayMs))
}

/** One page of notifications, newest first, with the counts of all. */
export async function listNotifications(
  { db }: Deps,
  employerId: string,
  page: Page,
): Promise<Output<typeof api.notifications.list>> {
  const rows = await selectNotificationsPage(db).execute({ employerId, ...page })
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
  if (!(await updateToRead(db, employerId, id))) throw new Refusal('NOT_FOUND', 'This notification no longer exists.')
}

export async function markAllRead({ db }: Deps, employerId: string) {
  await updateAllToRead(db, employerId)
}

/** Deletes a notification. @throws {Refusal} NOT_FOUND, also for a notification of another employer or an already deleted one */
export async function removeNotification({ db }: Deps, employerId: string, id: string) {
  if (!(await deleteNotification(db, employerId, id))) {
    throw new Refusal('NOT_FOUND', 'This notification no longer exists.')
  }
}

export async function removeAllNotifications({ db }: Deps, employerId: string) {
  await deleteNotifications(db, employerId)
}
