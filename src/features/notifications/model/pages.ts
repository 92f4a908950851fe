import type { NotificationList } from '@/api/contract/schemas/notification.ts'

/**
 * How many pages to read: the requested number, but none beyond the end, and always the first. So the list shrinks
 * automatically when notifications are deleted.
 */
export function pagesToRead(requested: number, total: number, pageSize: number): number {
  return Math.max(1, Math.min(requested, Math.ceil(total / pageSize)))
}

/**
 * The pages as one list. While one page is newer than the next, a notification may be on both: it is listed once, as the newer
 * page has it. The counts are the first page's, which the bell shows too.
 */
export function mergePages(
  first: NotificationList,
  older: readonly (NotificationList | undefined)[],
): NotificationList {
  const byId = new Map(first.notifications.map((notification) => [notification._id, notification]))
  for (const page of older) {
    for (const notification of page?.notifications ?? []) {
      if (!byId.has(notification._id)) byId.set(notification._id, notification)
    }
  }
  return { ...first, notifications: [...byId.values()] }
}
