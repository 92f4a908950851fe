import { useApi } from '@/api/client/api-context.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { useApiMutationAbout } from '@/api/client/mutation-about.ts'
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
  /** Has no effect when the notification is already read. A notification is given as it is shown: only an unread one counts on the bell. */
  read: (notification: Notification) => void
  readAll: () => void
  remove: (notification: Notification) => void
  removeAll: () => void
}

/**
 * The four changes. Each is an optimistic update of the list and the bell, and is undone on its own when the server refuses. A failure is
 * only logged (spec S8-19).
 */
export function useNotificationActions(): NotificationActions {
  const api = useApi()
  const change = (
    cache: OptimisticCache,
    to: (list: NotificationList) => NotificationList,
    revert: (list: NotificationList, before: NotificationList) => NotificationList,
  ) => cache.updateBelow(queryKeyStart(api, endpoints.list), to, revert)

  const read = useApiMutationAbout(endpoints.read, {
    failure: false,
    optimistic: (cache, _input, notification: Notification) =>
      change(
        cache,
        (list) => withRead(list, notification),
        (list) => withUnread(list, notification),
      ),
  })
  const readAll = useApiMutation(endpoints.readAll, {
    failure: false,
    optimistic: (cache) => change(cache, withAllRead, withUnreadOf),
  })
  const remove = useApiMutationAbout(endpoints.remove, {
    failure: false,
    optimistic: (cache, _input, notification: Notification) =>
      change(
        cache,
        (list) => without(list, notification),
        (list, before) => withAgain(list, notification, before),
      ),
  })
  const removeAll = useApiMutation(endpoints.removeAll, {
    failure: false,
    optimistic: (cache) => change(cache, () => emptyList, withAllOf),
  })

  return {
    read: (notification) => {
      if (!notification.read) read.mutate({ params: { id: notification._id } }, notification)
    },
    readAll: () => readAll.mutate({}),
    remove: (notification) => remove.mutate({ params: { id: notification._id } }, notification),
    removeAll: () => removeAll.mutate({}),
  }
}
