import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { NotificationList } from '../../contract/schemas/notification.ts'
import { ApiProvider } from '../api-context.ts'
import { createApiClient } from '../call.ts'
import type { Http, HttpAnswer, HttpRequest } from '../http.ts'
import { createQueryClient } from '../query-client.ts'
import { createSession } from '../session.ts'

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
export const withoutNote = (id: string) => (data: NotificationList) => ({
  ...data,
  notifications: data.notifications.filter((notification) => notification._id !== id),
})

/** A client with its session and cache, and what a hook needs around it. */
export function setUp() {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  const api = createApiClient({ http: { send, preload: () => undefined }, session })
  const client = createQueryClient({ notify, log: () => undefined })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </QueryClientProvider>
  )
  return { session, api, client, wrapper }
}

/** Answers reads with `list` and everything else with `write`. */
export function serve(
  list: () => NotificationList,
  write: (request: HttpRequest) => HttpAnswer | Promise<HttpAnswer> = () => answer(200, { data: null }),
) {
  send.mockImplementation(async (request) =>
    request.method === 'GET' ? answer(200, { data: list() }) : write(request),
  )
}
