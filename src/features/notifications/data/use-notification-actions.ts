import { useApiMutation } from '@/api/client/hooks.ts'
import { notifications as endpoints } from '@/api/contract/endpoints/notifications.ts'
import type { Notification } from '@/api/contract/schemas/notification.ts'
import { emptyList, withAllRead, withRead, without } from '../model/list-changes.ts'

export interface NotificationActions {
  /** Has no effect when the notification is already read. */
  read: (notification: Notification) => void
  readAll: () => void
  remove: (notification: Notification) => void
  removeAll: () => void
}

/**
 * The four changes. Each is an optimistic update of the list and the bell, and is rolled back when the server refuses. A failure is
 * only logged (spec S8-19).
 * @param notifications the list as it is shown: an unread one counts on the bell, a read one does not
 */
export function useNotificationActions(notifications: readonly Notification[]): NotificationActions {
  const findShown = (id: string) => notifications.find((candidate) => candidate._id === id)

  const read = useApiMutation(endpoints.read, {
    failure: false,
    optimistic: (cache, { params }) => {
      const notification = findShown(params.id)
      if (notification) cache.update(endpoints.list, (list) => withRead(list, notification))
    },
  })
  const readAll = useApiMutation(endpoints.readAll, {
    failure: false,
    optimistic: (cache) => cache.update(endpoints.list, withAllRead),
  })
  const remove = useApiMutation(endpoints.remove, {
    failure: false,
    optimistic: (cache, { params }) => {
      const notification = findShown(params.id)
      if (notification) cache.update(endpoints.list, (list) => without(list, notification))
    },
  })
  const removeAll = useApiMutation(endpoints.removeAll, {
    failure: false,
    optimistic: (cache) => cache.update(endpoints.list, () => emptyList),
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
