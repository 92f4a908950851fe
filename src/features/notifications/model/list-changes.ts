import type { Notification, NotificationList } from '@/api/contract/schemas/notification.ts'

/**
 * The optimistic state of a page of the list after a change. The counts are of all pages, so each page
 * takes part in each change, also when the notification is on another one.
 */

export function withRead(list: NotificationList, { _id, read }: Notification): NotificationList {
  return {
    ...list,
    notifications: list.notifications.map((notification) =>
      notification._id === _id ? { ...notification, read: true } : notification,
    ),
    unreadNotifications: less(list.unreadNotifications, !read),
  }
}

export function withAllRead(list: NotificationList): NotificationList {
  return {
    ...list,
    notifications: list.notifications.map((notification) => ({ ...notification, read: true })),
    unreadNotifications: 0,
  }
}

export function without(list: NotificationList, { _id, read }: Notification): NotificationList {
  return {
    notifications: list.notifications.filter((notification) => notification._id !== _id),
    totalNotification: less(list.totalNotification, true),
    unreadNotifications: less(list.unreadNotifications, !read),
  }
}

export const emptyList: NotificationList = { notifications: [], totalNotification: 0, unreadNotifications: 0 }

function less(count: number, byOne: boolean): number {
  return Math.max(0, count - (byOne ? 1 : 0))
}
