import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProvider } from '@/api/client/api-context.ts'
import { createApiClient } from '@/api/client/call.ts'
import { createQueryClient } from '@/api/client/query-client.ts'
import { createSession } from '@/api/client/session.ts'
import { PushMessages } from './push-messages.tsx'
import { fakeMessaging, fakePermission } from './testing/fake-browser.ts'

const settings = { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: 'a', vapidKey: 'v' }

let worker: EventTarget
let requests: { method: string; path: string; body: unknown }[]
beforeEach(() => {
  localStorage.clear()
  worker = new EventTarget()
  requests = []
  fakePermission('granted')
  vi.stubGlobal('PushManager', vi.fn<() => void>())
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: worker, configurable: true } }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(props: Parameters<typeof PushMessages>[0], employerId: string | null = 'emp_1') {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId }, token: 'abc' })
  const api = createApiClient({
    http: {
      send: async ({ method, path, body }) => {
        requests.push({ method, path, body })
        return { status: 200, body: { data: null }, header: () => undefined }
      },
      preload: () => undefined,
    },
    session,
  })
  const log = vi.fn<() => void>()
  const client = createQueryClient({ notify: { success: log, failure: log, dismiss: () => undefined }, log })
  const router = createMemoryRouter([{ path: '*', element: <PushMessages {...props} /> }], {
    initialEntries: ['/dashboard'],
  })
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <RouterProvider router={router} />
      </ApiProvider>
    </QueryClientProvider>,
  )
  return { session, client, router, unmount }
}

it('sends the token by update-profile, and reads the notifications again after a message', async () => {
  const service = fakeMessaging()
  const { client } = open({ settings, load: async () => service.messaging })
  await waitFor(() =>
    expect(requests).toEqual([
      { method: 'PUT', path: '/employer/emp_1/profile/update-profile', body: { deviceToken: 'token-1' } },
    ]),
  )
  const reads = vi.fn<() => Promise<string>>().mockResolvedValue('list')
  await client.fetchQuery({ queryKey: ['list'], queryFn: reads, meta: { reads: ['notification'] } })
  service.receive({})
  expect(client.getQueryState(['list'])?.isInvalidated).toBe(true)
})

it.each([
  ['push is not configured', { settings: undefined }, 'emp_1'],
  ['the account has no employer', { settings }, null],
])('loads nothing when %s', async (_, props, employerId) => {
  const load = vi.fn<() => Promise<undefined>>().mockResolvedValue(undefined)
  open({ ...props, load }, employerId)
  await act(async () => undefined)
  expect(load).not.toHaveBeenCalled()
})

it.each(['Notification', 'PushManager'])('loads nothing in a browser without %s', async (name) => {
  vi.stubGlobal(name, undefined)
  Reflect.deleteProperty(window, name)
  const load = vi.fn<() => Promise<undefined>>().mockResolvedValue(undefined)
  open({ settings, load })
  await act(async () => undefined)
  expect(load).not.toHaveBeenCalled()
})

it('ends the messages at log-out, and not when the page is left', async () => {
  const service = fakeMessaging()
  const first = open({ settings, load: async () => service.messaging })
  await waitFor(() => expect(requests).toHaveLength(1))
  first.unmount()
  expect(service.state.isDeleted).toBe(false)
  const second = open({ settings, load: async () => service.messaging })
  await waitFor(() => expect(service.listeners.size).toBe(1))
  act(() => second.session.logOut())
  await waitFor(() => expect(service.state.isDeleted).toBe(true))
  expect(localStorage.getItem('marquee-push-registration')).toBeNull()
})

it('goes to the page of a clicked notification, and to no other site', async () => {
  const { router } = open({ settings, load: async () => undefined })
  const click = (data: unknown) => act(async () => void worker.dispatchEvent(new MessageEvent('message', { data })))
  await click({ type: 'marquee-open', link: '/dashboard/my-workers?page=2' })
  expect(router.state.location).toMatchObject({ pathname: '/dashboard/my-workers', search: '?page=2' })
  await click({ type: 'other', link: '/dashboard/x' })
  expect(router.state.location.pathname).toBe('/dashboard/my-workers')
  await click({ type: 'marquee-open', link: 'https://elsewhere.example/dashboard/x' })
  expect(router.state.location.pathname).toBe('/dashboard')
})
