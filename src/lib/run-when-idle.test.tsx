import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdIdleWork, runWhenIdle } from './run-when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 5))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const stillLoading = () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')

it('runs when the browser is idle', () => {
  const run = vi.fn<() => void>()
  runWhenIdle(run)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5)
  expect(run).toHaveBeenCalledTimes(1)
})

it('waits for the files of the page', async () => {
  stillLoading()
  const run = vi.fn<() => void>()
  runWhenIdle(run)
  vi.advanceTimersByTime(1000)
  expect(run).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(50)
  expect(run).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(1)
})

it('does not wait for ever for a file that does not arrive', () => {
  stillLoading()
  const run = vi.fn<() => void>()
  runWhenIdle(run)
  vi.advanceTimersByTime(10_005)
  expect(run).toHaveBeenCalledTimes(1)
})

it('waits for the first data', async () => {
  let release = () => undefined as void
  holdIdleWork(
    new Promise((resolve) => {
      release = resolve
    }),
  )
  const run = vi.fn<() => void>()
  runWhenIdle(run)
  await vi.advanceTimersByTimeAsync(1000)
  expect(run).not.toHaveBeenCalled()
  release()
  await vi.advanceTimersByTimeAsync(50)
  expect(run).toHaveBeenCalledTimes(1)

  const later = vi.fn<() => void>()
  runWhenIdle(later)
  vi.advanceTimersByTime(5)
  expect(later).toHaveBeenCalledTimes(1)
})

it('does not wait for ever for data that does not come', async () => {
  holdIdleWork(new Promise(() => undefined))
  const run = vi.fn<() => void>()
  runWhenIdle(run)
  await vi.advanceTimersByTimeAsync(10_050)
  expect(run).toHaveBeenCalledTimes(1)
})

it.each([
  ['before the page has loaded', () => undefined],
  ['after it', () => dispatchEvent(new Event('load'))],
])('is cancelled %s', async (_, happens) => {
  stillLoading()
  const run = vi.fn<() => void>()
  const cancel = runWhenIdle(run)
  happens()
  await vi.advanceTimersByTimeAsync(0)
  cancel()
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).not.toHaveBeenCalled()
})
