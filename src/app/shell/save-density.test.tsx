import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiProvider } from '@/api/client/api-context.ts'
import { createApiClient } from '@/api/client/call.ts'
import type { Http } from '@/api/client/http.ts'
import { createQueryClient } from '@/api/client/query-client.ts'
import { createSession } from '@/api/client/session.ts'
import type { Display } from '@/api/contract/schemas/display.ts'
import { aWallet } from '@/api/mocks/factories.ts'
import { chooseDensity } from '@/features/settings/data/choose-density.ts'
import { replaceClock } from '@/lib/clock.ts'
import { densityOf, forgetDensity } from '@/shared/density.ts'
import { getPreferences, setPreferences } from '@/shared/preferences.ts'
import { startShellQueries } from '../dashboard/shell-queries.ts'
import { SaveDensity } from './save-density.tsx'

const silent = { success: () => undefined, failure: () => undefined, dismiss: () => undefined }

/** What the server has. */
let display: Display | null
/** The clock of the server, where it is not that of the device. */
let serverTime: string | undefined
/** The status of the next saves; 200 afterwards. */
let refusals: number[]
/** Resolves the reads of the wallet that wait. */
let answers: (() => void)[]
let saves: unknown[]
const send: Http['send'] = async ({ path, body }) => {
  const answer = (status: number, data: unknown) => ({ status, header: () => undefined, body: { data } })
  if (path.includes('update-profile')) {
    saves.push(body)
    const status = refusals.shift() ?? 200
    if (status === 200) display = keptByServer((body as { display: Display }).display)
    return answer(status, { display })
  }
  if (!path.includes('get-dashboard-wallet')) return new Promise<never>(() => undefined)
  const read = display
  await new Promise<void>((resolve) => answers.push(resolve))
  return answer(200, aWallet({ display: read }))
}

/** What the server stores of a choice: a time to come counts as now, and a later choice stays. */
function keptByServer(chosen: Display): Display {
  const now = serverTime ?? chosen.chosenAt
  const chosenAt = chosen.chosenAt < now ? chosen.chosenAt : now
  return display && display.chosenAt >= chosenAt ? display : { ...chosen, chosenAt }
}

let time: string
let restoreClock: () => void
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  time = '2025-11-14T10:00:00.000Z'
  restoreClock = replaceClock({ now: () => new Date(time) })
  localStorage.clear()
  forgetDensity()
  ;[display, refusals, answers, saves] = [null, [], [], []]
  serverTime = undefined
})
afterEach(() => {
  cleanup()
  restoreClock()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Loads the dashboard of an employer; its first reads wait for `answer`. */
function load(employerId = 'emp_1') {
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: 'Ngozi', employerId }, token: 'abc' })
  const api = createApiClient({ http: { send, preload: () => undefined }, session })
  const client = createQueryClient({ notify: silent, log: () => undefined })
  startShellQueries(api, client)
  render(
    <QueryClientProvider client={client}>
      <ApiProvider value={api}>
        <SaveDensity />
        <p>dashboard</p>
      </ApiProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByText('dashboard')).toBeDefined()
}
const answer = () =>
  act(async () => {
    for (const resolve of answers.splice(0)) resolve()
    await vi.advanceTimersByTimeAsync(0)
  })
const shown = (employerId = 'emp_1') => densityOf(getPreferences(), employerId)
const online = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'))
}
const compact = { density: 'compact', chosenAt: '2025-11-14T10:00:00.000Z' }

it('shows what this device knows before the answer, then the later choice of another device, and saves nothing', async () => {
  display = compact
  load()
  expect(shown()).toBe('comfortable')
  await answer()
  expect(shown()).toBe('compact')
  cleanup()

  display = { density: 'comfortable', chosenAt: '2025-11-15T10:00:00.000Z' }
  load()
  expect(shown()).toBe('compact')
  await answer()
  expect(shown()).toBe('comfortable')
  expect(saves).toEqual([])
})

it('saves a choice once, and an answer that was read before it does not undo it', async () => {
  display = { density: 'comfortable', chosenAt: '2025-11-14T09:00:00.000Z' }
  load()
  act(() => chooseDensity('emp_1', 'compact'))
  expect(shown()).toBe('compact')
  await waitFor(() => expect(getPreferences().densityUnsaved).toBe(false))
  await answer()
  expect(shown()).toBe('compact')
  expect(saves).toEqual([{ display: compact }])
})

it('keeps a choice that could not be saved, and sends it again later', async () => {
  refusals = [503, 503]
  load()
  await answer()
  act(() => chooseDensity('emp_1', 'compact'))
  await waitFor(() => expect(saves).toHaveLength(1))
  // The reading of a failure is loaded when there is one.
  await act(() => vi.dynamicImportSettled())
  // The clock goes on by itself as well: on a slow machine by seconds.
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect([shown(), saves.length]).toEqual(['compact', 1])
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(saves).toHaveLength(2)
  // The next load sends it too.
  cleanup()
  load()
  await answer()
  await waitFor(() => expect(getPreferences().densityUnsaved).toBe(false))
  expect([shown(), display, saves.length]).toEqual(['compact', compact, 3])
})

it('waits for the connection, and then sends the last choice only', async () => {
  load()
  await answer()
  online(false)
  act(() => chooseDensity('emp_1', 'compact'))
  act(() => chooseDensity('emp_1', 'comfortable'))
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(saves).toEqual([])
  online(true)
  await waitFor(() => expect(saves).toHaveLength(1))
  expect(saves).toEqual([{ display: { density: 'comfortable', chosenAt: '2025-11-14T10:00:00.001Z' } }])
})

it('chooses later than another device whose clock is ahead', async () => {
  display = { density: 'compact', chosenAt: '2025-11-14T18:00:00.000Z' }
  load()
  await answer()
  act(() => chooseDensity('emp_1', 'comfortable'))
  await waitFor(() => expect(display?.chosenAt).toBe('2025-11-14T18:00:00.001Z'))
})

it('of a device whose clock is ahead gives way to a later choice of another device, and an answer read before it does not undo it', async () => {
  serverTime = '2025-11-14T02:00:00.000Z'
  display = { density: 'comfortable', chosenAt: '2025-11-14T01:00:00.000Z' }
  load()
  act(() => chooseDensity('emp_1', 'compact'))
  await waitFor(() => expect(getPreferences().densityUnsaved).toBe(false))
  await answer()
  expect([shown(), display]).toEqual(['compact', { density: 'compact', chosenAt: serverTime }])
  cleanup()

  display = { density: 'comfortable', chosenAt: '2025-11-14T02:00:01.000Z' }
  load()
  await answer()
  expect(shown()).toBe('comfortable')
})

it('shows the choice of another device that the server kept in the place of an earlier one', async () => {
  load()
  await answer()
  display = { density: 'comfortable', chosenAt: '2025-11-14T12:00:00.000Z' }
  act(() => chooseDensity('emp_1', 'compact'))
  expect(shown()).toBe('compact')
  await waitFor(() => expect(shown()).toBe('comfortable'))
  expect(getPreferences().densityUnsaved).toBe(false)
})

it('ignores the time that an earlier version stored by the clock of the device', async () => {
  const stored = '"density":"compact","densityOwner":"emp_1","densityChosenAt":4070908800000,"densityUnsaved":false'
  display = { density: 'comfortable', chosenAt: '2025-11-14T09:00:00.000Z' }
  load()
  localStorage.setItem('marquee-preferences', `{"shortcuts":true,${stored},"lightImages":false,"gigsView":"list"}`)
  fireEvent(window, new StorageEvent('storage', { key: 'marquee-preferences' }))
  expect(shown()).toBe('compact')
  await answer()
  expect(shown()).toBe('comfortable')
})

it('makes what an earlier version stored for the device the choice of the person, where the account has none', async () => {
  setPreferences({ density: 'compact' })
  load()
  expect(shown()).toBe('compact')
  await answer()
  await waitFor(() => expect(display).toEqual(compact))
  cleanup()

  forgetDensity()
  setPreferences({ density: 'compact' })
  display = { density: 'comfortable', chosenAt: '2025-11-14T10:00:00.000Z' }
  load()
  await answer()
  expect([shown(), saves.length]).toEqual(['comfortable', 1])
})

it('is of one person: neither shown to the next one on the device nor saved to another account', async () => {
  load()
  await answer()
  refusals = [503]
  act(() => chooseDensity('emp_1', 'compact'))
  await waitFor(() => expect(saves).toHaveLength(1))
  cleanup()
  display = null
  load('emp_2')
  await answer()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect([shown('emp_2'), saves.length]).toEqual(['comfortable', 1])
})

it('leaves nothing on the device at log-out', () => {
  chooseDensity('emp_1', 'compact')
  forgetDensity()
  expect(localStorage.getItem('marquee-preferences')).not.toMatch(/compact|emp_1/)
})
