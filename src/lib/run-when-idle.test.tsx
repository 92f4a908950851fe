import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { holdIdleWork, loadWhenIdle, runWhenIdle } from './run-when-idle.ts'

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

it('loads again each time the connection is back, until it has loaded', async () => {
  const load = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no network')))
  loadWhenIdle(load)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5)
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValueOnce('part')
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5)
  expect(load).toHaveBeenCalledTimes(3)
})

it.each([
  ['before it was loaded', false],
  ['while it waits for the connection', true],
])('loads no more when it was ended %s', async (_, isWaiting) => {
  let fail = () => undefined as void
  const load = vi.fn<() => Promise<unknown>>(
    () =>
      new Promise((_resolve, reject) => {
        fail = () => reject(new Error('no network'))
      }),
  )
  const end = loadWhenIdle(load)
  await vi.advanceTimersByTimeAsync(5)
  if (isWaiting) fail()
  await vi.advanceTimersByTimeAsync(0)
  end()
  fail()
  await vi.advanceTimersByTimeAsync(0)
  dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
})
