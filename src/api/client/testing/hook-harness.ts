import { vi } from 'vitest'
import { notifications } from '../../contract/endpoints/notifications.ts'
import type { NotificationList } from '../../contract/schemas/notification.ts'
import type { Http, HttpAnswer, HttpRequest } from '../http.ts'
import type { OptimisticCache } from '../optimistic.ts'
import { queryProviders } from './query-providers.tsx'

/** The transport of the clients under test. */
export const send = vi.fn<Http['send']>()
export const notify = {
  success: vi.fn<(text: string) => void>(),
  failure: vi.fn<(text: string, id: string) => void>(),
  dismiss: vi.fn<(id: string) => void>(),
}

const note = (id: string) => ({ _id: id, title: id, message: '', read: false, createdAt: '2025-11-14T07:00:00Z' })
export const listOf = (...ids: string[]): NotificationList => ({
  notifications: ids.map(note),
  totalNotification: ids.length,
  unreadNotifications: ids.length,
})
export const answer = (status: number, body: unknown): HttpAnswer => ({ status, body, header: () => undefined })
/** Removes a notification from every cached list; what takes it back puts it to the front. */
export const removeNote = (cache: OptimisticCache, id: string) =>
  cache.updateBelow<NotificationList>(
    [notifications.list.id],
    (data) => ({ ...data, notifications: data.notifications.filter(({ _id }) => _id !== id) }),
    (data) => ({ ...data, notifications: [note(id), ...data.notifications] }),
  )

/** A client with its session and cache, and what a hook needs around it. */
export const setUp = () => queryProviders(send, notify)

/** Answers reads with `list` and everything else with `write`. */
export function serve(
  list: () => NotificationList,
  write: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer> = () => answer(200, { data: null }),
) {
  send.mockImplementation(async (request) =>
    request.method === 'GET' ? answer(200, { data: list() }) : write(request),
  )
}
