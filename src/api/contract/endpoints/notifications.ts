import { endpoint } from '../endpoint.ts'
import { nothing } from '../envelope.ts'
import { notificationList, notificationQuery } from '../schemas/notification.ts'

/** The bell and its panel (spec S7-14). */
export const notifications = {
  list: endpoint({
    id: 'notifications.list',
    method: 'GET',
    path: '/notification/get-notifications',
    summary: 'List notifications, newest first',
    query: notificationQuery,
    response: notificationList,
    reads: ['notification'],
    example: { query: { limit: 20 } },
  }),
  read: endpoint({
    id: 'notifications.read',
    method: 'PUT',
    path: '/notification/{id}/read-notification',
    summary: 'Mark one notification as read',
    response: nothing,
    writes: ['notification'],
    example: { params: { id: 'ntf_1' } },
  }),
  readAll: endpoint({
    id: 'notifications.readAll',
    method: 'PUT',
    path: '/notification/mark-all-read',
    summary: 'Mark every notification as read',
    response: nothing,
    writes: ['notification'],
    example: {},
  }),
  remove: endpoint({
    id: 'notifications.remove',
    method: 'DELETE',
    path: '/notification/{id}/delete-notification',
    summary: 'Delete one notification',
    response: nothing,
    writes: ['notification'],
    example: { params: { id: 'ntf_1' } },
  }),
  removeAll: endpoint({
    id: 'notifications.removeAll',
    method: 'DELETE',
    path: '/notification/delete-all',
    summary: 'Delete every notification',
    response: nothing,
    writes: ['notification'],
    example: {},
  }),
}
