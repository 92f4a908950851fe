import { useApi } from '@/api/client/api-context.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import type { OptimisticCache } from '@/api/client/optimistic.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { notifications as endpoints } from '@/api/contract/endpoints/notifications.ts'
import type { Notification, NotificationList } from '@/api/contract/schemas/notification.ts'
import {
  emptyList,
  withAgain,
  withAllOf,
  withAllRead,
  without,
  withRead,
  withUnread,
  withUnreadOf,
} from '../model/list-changes.ts'

export interface NotificationActions {
  /** Has no effect when the notification is already read. */
  read: (notification: Notification) => void
  readAll: () => void
  remove: (notification: Notification) => void
  removeAll: () => void
}

/**
 * The four changes. Each is an optimistic update of the list and the bell, and is taken back by itself when the server refuses. A failure is
 * only logged (spec S8-19).
 * @param notifications the list as it is shown: an unread one counts on the bell, a read one does not
 */
export function useNotificationActions(notifications: readonly Notification[]): NotificationActions {
  const api = useApi()
  const change = (
    cache: OptimisticCache,
    to: (list: NotificationList) => NotificationList,
    revert: (list: NotificationList, before: NotificationList) => NotificationList,
  ) => cache.updateBelow(queryKeyStart(api, endpoints.list), to, revert)
  const findShown = (id: string) => notifications.find((candidate) => candidate._id === id)

  const read = useApiMutation(endpoints.read, {
    failure: false,
    optimistic: (cache, { params }) => {
      const notification = findShown(params.id)
      if (notification === undefined) return
      change(
        cache,
        (list) => withRead(list, notification),
        (list) => withUnread(list, notification),
      )
    },
  })
  const readAll = useApiMutation(endpoints.readAll, {
    failure: false,
    optimistic: (cache) => change(cache, withAllRead, withUnreadOf),
  })
  const remove = useApiMutation(endpoints.remove, {
    failure: false,
    optimistic: (cache, { params }) => {
      const notification = findShown(params.id)
      if (notification === undefined) return
      change(
        cache,
        (list) => without(list, notification),
        (list, before) => withAgain(list, notification, before),
      )
    },
  })
  const removeAll = useApiMutation(endpoints.removeAll, {
    failure: false,
    optimistic: (cache) => change(cache, () => emptyList, withAllOf),
  })

  return {
    read: (notification) => {
      if (!notification.read) read.mutate({ params: { id: notification._id } })
    },
    readAll: () => readAll.mutate({}),
    remove: (notification) => remove.mutate({ params: { id: notification._id } }),
    removeAll: () => removeAll.mutate({}),
  }
}
