import { act, cleanup, screen } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { aWallet } from '@/api/mocks/factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { openApp } from '@/app/testing/open-app.tsx'
import { paths } from '@/shared/paths.ts'
import { replaceClock } from '@/lib/clock.ts'

const server = setupServer()
beforeAll(() => server.listen())
afterAll(() => server.close())

let moment = new Date('2025-11-14T16:29:00+01:00')
const undo: (() => void)[] = []
beforeEach(() => {
  undo.push(replaceClock({ now: () => moment }))
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  cleanup()
  undo.splice(0).forEach((restore) => restore())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the wallet opens automatically when the lock of its PIN has expired', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { router } = openApp(
    server,
    paths.wallet,
    smallVenue({ wallet: aWallet({ pinLockedUntil: '2025-11-14T16:30:00+01:00' }) }),
  )
  undo.push(() => router.dispose())
  const message = 'Your PIN is locked until 4:30 PM.'
  await vi.waitFor(() => expect(screen.getByText(message)).toBeVisible(), { timeout: 10_000 })
  moment = new Date('2025-11-14T16:30:00+01:00')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(screen.queryByText(message)).toBeNull()
  expect(screen.getByText('Fund wallet').closest('button')).toBeEnabled()
})
