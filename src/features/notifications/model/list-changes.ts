import type { Notification, NotificationList } from '@/api/contract/schemas/notification.ts'
import { putBack } from '@/lib/put-back.ts'

/**
 * The optimistic state of a page of the list after a change. The counts are of all pages, so each page
 * takes part in each change, also when the notification is on another one. Beside each change is what takes it back when it fails, and leaves those made
 * since.
 */

const idOf = ({ _id }: Notification) => _id

export function withRead(list: NotificationList, { _id, read }: Notification): NotificationList {
  return {
    ...list,
    notifications: list.notifications.map((notification) =>
      notification._id === _id ? { ...notification, read: true } : notification,
    ),
    unreadNotifications: less(list.unreadNotifications, !read),
  }
}

export function withUnread(list: NotificationList, { _id, read }: Notification): NotificationList {
  return {
    ...list,
    notifications: list.notifications.map((notification) =>
      notification._id === _id ? { ...notification, read } : notification,
    ),
    unreadNotifications: list.unreadNotifications + (read ? 0 : 1),
  }
}

export function withAllRead(list: NotificationList): NotificationList {
  return {
    ...list,
    notifications: list.notifications.map((notification) => ({ ...notification, read: true })),
    unreadNotifications: 0,
  }
}

export function withUnreadOf(list: NotificationList, before: NotificationList): NotificationList {
  const unread = new Set(before.notifications.filter(({ read }) => !read).map(idOf))
  return {
    ...list,
    notifications: list.notifications.map((notification) =>
      unread.has(notification._id) ? { ...notification, read: false } : notification,
    ),
    unreadNotifications: list.unreadNotifications + before.unreadNotifications,
  }
}

export function without(list: NotificationList, { _id, read }: Notification): NotificationList {
  return {
    notifications: list.notifications.filter((notification) => notification._id !== _id),
    totalNotification: less(list.totalNotification, true),
    unreadNotifications: less(list.unreadNotifications, !read),
  }
}

export function withAgain(
  list: NotificationList,
  { _id, read }: Notification,
  before: NotificationList,
): NotificationList {
  return {
    notifications: putBack(list.notifications, before.notifications, idOf, (notification) => notification._id === _id),
    totalNotification: list.totalNotification + 1,
    unreadNotifications: list.unreadNotifications + (read ? 0 : 1),
  }
}

export const emptyList: NotificationList = { notifications: [], totalNotification: 0, unreadNotifications: 0 }

export function withAllOf(list: NotificationList, before: NotificationList): NotificationList {
  return {
    notifications: putBack(list.notifications, before.notifications, idOf, () => true),
    totalNotification: list.totalNotification + before.totalNotification,
    unreadNotifications: list.unreadNotifications + before.unreadNotifications,
  }
}

function less(count: number, byOne: boolean): number {
  return Math.max(0, count - (byOne ? 1 : 0))
}
