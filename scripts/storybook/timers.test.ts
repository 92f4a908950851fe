// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { holdTimers, watchTimers } from '../../.storybook/timers.ts'

beforeAll(() => {
  vi.useFakeTimers()
  watchTimers()
})
afterEach(() => vi.clearAllTimers())
afterAll(() => vi.useRealTimers())

test('a timer from before the first story, such as the mock API’s, is left alone', () => {
  const keepAlive = vi.fn<() => void>()
  window.setInterval(keepAlive, 5000)
  holdTimers('everything')
  vi.advanceTimersByTime(10_000)
  expect(keepAlive).toHaveBeenCalledTimes(2)
})

test('while a story is played, what would pass by in a few seconds waits, and what tests wait by does not', () => {
  const message = vi.fn<() => void>()
  const test = vi.fn<() => void>()
  holdTimers('passing')
  window.setTimeout(message, 4000)
  window.setTimeout(test, 1000)
  window.setTimeout(test, 10_000)
  vi.advanceTimersByTime(20_000)
  expect(message).not.toHaveBeenCalled()
  expect(test).toHaveBeenCalledTimes(2)
})

test('once it has been played nothing that was put off happens, not even what had begun before', () => {
  const word = vi.fn<() => void>()
  const search = vi.fn<() => void>()
  holdTimers('passing')
  window.setInterval(word, 1000)
  window.setTimeout(search, 250)
  holdTimers('everything')
  vi.advanceTimersByTime(5000)
  expect(word).not.toHaveBeenCalled()
  expect(search).toHaveBeenCalledOnce()
})

test('what a story put off and what became due after it does not reach into the next one', () => {
  const retry = vi.fn<() => void>()
  holdTimers('passing')
  window.setTimeout(retry, 1000)
  window.setTimeout(retry, 1500)
  holdTimers('everything')
  vi.advanceTimersByTime(1200)
  holdTimers('passing')
  vi.advanceTimersByTime(20_000)
  expect(retry).not.toHaveBeenCalled()
})
