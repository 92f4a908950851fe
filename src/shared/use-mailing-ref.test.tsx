import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ApiClient } from '@/api/client/call.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** The references as a newly opened page has them. */
async function openPage({ employerId = 'emp_1', subject = 'gig_1', time = '2025-11-14T08:00:00+01:00' } = {}) {
  vi.resetModules()
  const { createSession } = await import('@/api/client/session.ts')
  const { ApiProvider } = await import('@/api/client/api-context.ts')
  const { useMailingRef } = await import('./use-mailing-ref.ts')
  const { clearDeviceStorage } = await import('./device-storage.ts')
  const { replaceClock } = await import('@/lib/clock.ts')
  replaceClock({ now: () => new Date(time) })
  const user = { firstName: 'Ngozi', employerId }
  const signedIn = JSON.stringify({ state: { user, isAuthenticated: true, token: 'token' }, version: 0 })
  const session = createSession(() => ({ getItem: () => signedIn, setItem: () => undefined }))
  const api = { session } as unknown as ApiClient
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider value={api}>{children}</ApiProvider>
  const { result } = renderHook(() => useMailingRef('message', subject), { wrapper })
  return {
    of: (content: unknown) => result.current.of(content),
    answered: () => result.current.answered(),
    clearDeviceStorage,
  }
}

const content = [['wg_1'], 'Come to the front gate.']

it('is the same for the same words after a reload, until they were answered', async () => {
  const before = await openPage()
  const ref = before.of(content)
  const after = await openPage()
  expect(after.of(content)).toBe(ref)
  after.answered()
  expect((await openPage()).of(content)).not.toBe(ref)
})

it('is another one for other words, for other people, about another Gig and of another employer', async () => {
  const refs = new Set<string>()
  refs.add((await openPage()).of(content))
  refs.add((await openPage()).of([['wg_1'], 'Come to the back gate.']))
  refs.add((await openPage()).of([['wg_2'], 'Come to the back gate.']))
  refs.add((await openPage({ subject: 'gig_2' })).of(content))
  refs.add((await openPage({ employerId: 'emp_2' })).of(content))
  expect(refs.size).toBe(5)
})

it('stays with the words when the server ended the session, and goes with them at log-out', async () => {
  const page = await openPage()
  const ref = page.of(content)
  page.clearDeviceStorage('expired')
  const later = await openPage()
  expect(later.of(content)).toBe(ref)
  later.clearDeviceStorage('logOut')
  expect((await openPage()).of(content)).not.toBe(ref)
})

it('leaves this device after 7 days, as the words do', async () => {
  const ref = (await openPage()).of(content)
  const soon = await openPage({ time: '2025-11-21T07:59:00+01:00' })
  expect(soon.of(content)).toBe(ref)
  await openPage({ time: '2025-11-21T08:00:00+01:00', subject: 'gig_2' })
  expect(localStorage).toHaveLength(0)
})

it('is the same for the same words where the storage is blocked, as long as the page is open', async () => {
  const page = await openPage()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Blocked')
  })
  expect(page.of(content)).toBe(page.of(content))
  page.answered()
})
