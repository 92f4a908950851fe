import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { nextDelay, usePaymentPolling } from './payment-polling.ts'

let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function show(state: DocumentVisibilityState) {
  visibility = state
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

function start(enabled = true) {
  const onRead = vi.fn<() => void>()
  const hook = renderHook((props) => usePaymentPolling({ onRead, ...props }), {
    initialProps: { enabled, pollKey: 'MQ-S-1' },
  })
  return { onRead, ...hook }
}

it.each([
  [0, 3000],
  [29_999, 3000],
  [30_000, 10_000],
  [299_999, 10_000],
  [300_000, undefined],
])('waits after %i ms for %s ms', (waited, delay) => {
  expect(nextDelay(waited)).toBe(delay)
})

it('reads every 3 s for 30 s, then every 10 s, and is over after 5 minutes', () => {
  const { onRead, result } = start()
  pass(30)
  expect(onRead).toHaveBeenCalledTimes(10)
  pass(30)
  expect(onRead).toHaveBeenCalledTimes(13)
  pass(239)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  expect(onRead).toHaveBeenCalledTimes(37)
  pass(600)
  expect(onRead).toHaveBeenCalledTimes(37)
})

it('pauses in a hidden tab, and reads immediately when the tab becomes visible', () => {
  const { onRead } = start()
  pass(3)
  show('hidden')
  pass(20)
  expect(onRead).toHaveBeenCalledTimes(1)
  show('visible')
  expect(onRead).toHaveBeenCalledTimes(2)
  pass(3)
  expect(onRead).toHaveBeenCalledTimes(3)
})

it('reads once more when a tab comes back after the 5 minutes', () => {
  const { onRead, result } = start()
  show('hidden')
  pass(900)
  expect(result.current).toBe(false)
  show('visible')
  expect(onRead).toHaveBeenCalledTimes(1)
  expect(result.current).toBe(true)
})

it('stops when the payment is final, and starts again with another payment', () => {
  const { onRead, result, rerender } = start()
  pass(3)
  rerender({ enabled: false, pollKey: 'MQ-S-1' })
  pass(60)
  expect(onRead).toHaveBeenCalledTimes(1)
  rerender({ enabled: true, pollKey: 'MQ-S-1' })
  pass(300)
  expect(result.current).toBe(true)
  rerender({ enabled: true, pollKey: 'MQ-S-2' })
  expect(result.current).toBe(false)
  onRead.mockClear()
  pass(3)
  expect(onRead).toHaveBeenCalledTimes(1)
})

it('leaves no timer behind', () => {
  const { onRead, unmount } = start()
  unmount()
  pass(60)
  show('visible')
  expect(onRead).not.toHaveBeenCalled()
})
