import { and, desc, eq, type Placeholder, sql } from 'drizzle-orm'
import type { NotificationChannel, NotificationKind } from '../../../src/api/contract/schemas/notification-settings.ts'
import { employer, notification, notificationSetting } from '../../db/schema.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { firstRow, hasRows } from '../../platform/db/rows.ts'
import { countOf, idsOfPage } from '../../platform/db/page.ts'
import { prepared } from '../../platform/db/prepared.ts'

/** A notification to be stored. */
export type NewNotification = Omit<typeof notification.$inferInsert, 'id' | 'read'>

const ofEmployer = (employerId: string | Placeholder) => eq(notification.employerId, employerId)
const isUnread = sql`not ${notification.read}`
const ownNotification = (employerId: string, id: string) => and(ofEmployer(employerId), eq(notification.id, id))

/** Stores a notification. */
export const insertNotification = (tx: Transaction, values: NewNotification & { readonly id: string }) =>
  tx.insert(notification).values(values)

/** The employer's newest unread notification of one kind of news about a Gig, locked so that it is replaced only once at a time. */
export async function lockUnreadNotification(tx: Transaction, employerId: string, gigId: string, event: string) {
  const [unread] = await tx
    .select()
    .from(notification)
    .where(
      and(
        ofEmployer(employerId),
        eq(notification.read, false),
        sql`${notification.metadata}->>'gigId' = ${gigId}`,
        sql`${notification.metadata}->>'news' = ${event}`,
      ),
    )
    .orderBy(desc(notification.createdAt))
    .limit(1)
    .for('update')
  return unread
}

/** Changes a notification. @returns its row; undefined when it was deleted */
export const updateNotification = (tx: Transaction, id: string, changes: Omit<NewNotification, 'employerId'>) =>
  firstRow(tx.update(notification).set(changes).where(eq(notification.id, id)).returning())

/** Marks the employer's notification as read. @returns whether it exists */
export async function updateToRead(db: Database, employerId: string, id: string): Promise<boolean> {
  const found = await db
    .update(notification)
    .set({ read: true })
    .where(ownNotification(employerId, id))
    .returning({ id: notification.id })
  return found.length > 0
}

/** News about a place that is over. */
interface EndedNotification {
  readonly employerId: string
  readonly workerGigId: string
  readonly event: string
  /** A regular expression of PostgreSQL for the part of the message that is not true any more. */
  readonly untrue: string
}

/**
 * Marks the employer's notifications of one kind of news about a place as read, because what they ask for is done, and takes out of their messages what
 * is not true any more. What is not pushed yet is not sent either.
 */
export const endPlaceNotifications = (tx: Transaction, { employerId, workerGigId, event, untrue }: EndedNotification) =>
  tx
    .update(notification)
    .set({ read: true, message: sql`regexp_replace(${notification.message}, ${untrue}, '')` })
    .where(
      and(
        ofEmployer(employerId),
        sql`${notification.metadata}->>'workerGigId' = ${workerGigId}`,
        sql`${notification.metadata}->>'news' = ${event}`,
      ),
    )

/** Marks the employer's notifications as read. */
export const updateAllToRead = (db: Database, employerId: string) =>
  db
    .update(notification)
    .set({ read: true })
    .where(and(ofEmployer(employerId), isUnread))

/** Deletes the employer's notification. @returns whether it existed */
export const deleteNotification = (db: Database, employerId: string, id: string) =>
  hasRows(db.delete(notification).where(ownNotification(employerId, id)).returning({ id: notification.id }))

/** Deletes the employer's notifications. */
export const deleteNotifications = (db: Database, employerId: string) =>
  db.delete(notification).where(ofEmployer(employerId))

/** A page with the counts of all. */
export const selectNotificationsPage = prepared((db) => {
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

/** The settings that the employer has chosen. */
export const selectSettings = (db: Pick<Database, 'select'>, employerId: string) =>
  db.select().from(notificationSetting).where(eq(notificationSetting.employerId, employerId))

/** Whether the employer has chosen a kind for a channel; undefined without a choice. */
export async function selectIsOn(
  tx: Pick<Transaction, 'select'>,
  employerId: string,
  kind: NotificationKind,
  channel: NotificationChannel,
): Promise<boolean | undefined> {
  const [chosen] = await tx
    .select({ isOn: notificationSetting.isOn })
    .from(notificationSetting)
    .where(
      and(
        eq(notificationSetting.employerId, employerId),
        eq(notificationSetting.kind, kind),
        eq(notificationSetting.channel, channel),
      ),
    )
  return chosen?.isOn
}

/** Stores choices of the employer in place of earlier ones. */
export const upsertSettings = (tx: Transaction, rows: (typeof notificationSetting.$inferInsert)[]) =>
  tx
    .insert(notificationSetting)
    .values(rows)
    .onConflictDoUpdate({
      target: [notificationSetting.employerId, notificationSetting.kind, notificationSetting.channel],
      set: { isOn: sql`excluded.is_on` },
    })

/** The employer's address and first name; undefined without such an employer. */
export async function selectRecipient(tx: Transaction, employerId: string) {
  const [person] = await tx
    .select({ email: employer.email, firstName: employer.firstName })
    .from(employer)
    .where(eq(employer.id, employerId))
  return person
}

/** Keeps the employer's row from being locked for other changes until the transaction ends. */
export const lockEmployerForShare = (tx: Transaction, employerId: string) =>
  tx.select({ id: employer.id }).from(employer).where(eq(employer.id, employerId)).for('key share')
