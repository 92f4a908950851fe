import { act, render, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProvider } from '@/api/client/api-context.ts'
import { createApiClient } from '@/api/client/call.ts'
import { useApiQuery } from '@/api/client/hooks.ts'
import type { Http } from '@/api/client/http.ts'
import { createQueryClient } from '@/api/client/query-client.ts'
import { createSession } from '@/api/client/session.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import { aWallet } from '@/api/mocks/factories.ts'
import { LiveUpdates } from './live-updates.tsx'

const send = vi.fn<Http['send']>()
const silent = { success: () => undefined, failure: () => undefined, dismiss: () => undefined }

/** When the newest notification was made; undefined: there is none. */
let newest: string | undefined
const list = () =>
  newest === undefined ? [] : [{ _id: 'ntf_1', title: 'T', message: 'M', read: false, createdAt: newest }]
const countOf = (call: string) => send.mock.calls.filter(([{ path }]) => path.includes(call)).length

function WalletReader() {
  useApiQuery(dashboard.getWallet, {})
  return null
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  newest = '2025-11-14T08:00:00.000Z'
  send.mockReset()
  send.mockImplementation(async ({ path }) => ({
    status: 200,
    header: () => undefined,
    body: {
      data: path.includes('get-notifications')
        ? { notifications: list(), totalNotification: 1, unreadNotifications: 1 }
        : aWallet(),
    },
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A page that shows the wallet, once everything was read. */
async function openPage() {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId: 'emp_1' }, token: 'abc' })
  const api = createApiClient({ http: { send, preload: () => undefined }, session })
  render(
    <QueryClientProvider client={createQueryClient({ notify: silent, log: () => undefined })}>
      <ApiProvider value={api}>
        <WalletReader />
        <LiveUpdates />
      </ApiProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect([countOf('get-notifications'), countOf('get-dashboard-wallet')]).toEqual([1, 1]))
}

const tenSeconds = () => act(() => vi.advanceTimersByTimeAsync(10_000))

it('reads the notifications every ten seconds, and nothing else while there is none', async () => {
  await openPage()
  await tenSeconds()
  await waitFor(() => expect(countOf('get-notifications')).toBe(2))
  expect(countOf('get-dashboard-wallet')).toBe(1)
})

it.each([
  ['a later one', '2025-11-14T08:00:00.000Z'],
  ['the first one', undefined],
])('reads again what a new notification may be about: %s', async (_, before) => {
  newest = before as string | undefined
  await openPage()
  newest = '2025-11-14T08:05:00.000Z'
  await tenSeconds()
  await waitFor(() => expect(countOf('get-dashboard-wallet')).toBe(2))
})

it('reads nothing in a hidden tab or without a connection', async () => {
  await openPage()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await tenSeconds()
  hidden.mockRestore()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await tenSeconds()
  expect(countOf('get-notifications')).toBe(1)
})

it('reads nothing else when the newest one was deleted', async () => {
  await openPage()
  newest = '2025-11-13T08:00:00.000Z'
  await tenSeconds()
  await waitFor(() => expect(countOf('get-notifications')).toBe(2))
  expect(countOf('get-dashboard-wallet')).toBe(1)
})
