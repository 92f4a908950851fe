import { listNotifications, markAllRead, markRead, removeAllNotifications, removeNotification } from './service.ts'
import type { Handlers } from '../../ports/handlers.ts'

const isDone = { data: null }

export const notifications: Handlers['notifications'] = {
  list: async ({ deps, employerId, query }) => ({ data: await listNotifications(deps, employerId, query) }),

  read: async ({ deps, employerId, params }) => {
    await markRead(deps, employerId, params.id)
    return isDone
  },

  readAll: async ({ deps, employerId }) => {
    await markAllRead(deps, employerId)
    return isDone
  },

  remove: async ({ deps, employerId, params }) => {
    await removeNotification(deps, employerId, params.id)
    return isDone
  },

  removeAll: async ({ deps, employerId }) => {
    await removeAllNotifications(deps, employerId)
    return isDone
  },
}
