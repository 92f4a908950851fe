// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { frameLimit, takeMissedFrames, watchFrames } from '../../.storybook/frames.ts'

/** What the browser draws with: callbacks by their number, called when a test draws. */
const waiting = new Map<number, FrameRequestCallback>()
let last = 0

function draw(): void {
  const callbacks = [...waiting.values()]
  waiting.clear()
  for (const callback of callbacks) callback(performance.now())
}

beforeAll(() => {
  vi.useFakeTimers()
  window.requestAnimationFrame = (callback) => {
    last += 1
    waiting.set(last, callback)
    return last
  }
  window.cancelAnimationFrame = (frame) => void waiting.delete(frame)
  watchFrames()
})
beforeEach(() => {
  window.requestAnimationFrame(() => undefined)
  draw()
  waiting.clear()
  takeMissedFrames()
})
afterAll(() => vi.useRealTimers())

test('a frame that is drawn is answered once, and nothing is counted as missed', () => {
  const step = vi.fn<FrameRequestCallback>()
  window.requestAnimationFrame(step)
  draw()
  vi.advanceTimersByTime(2 * frameLimit)
  expect(step).toHaveBeenCalledOnce()
  expect(takeMissedFrames()).toBe(0)
})

test('when the browser stops drawing, a timer takes the place of the frame, and sooner of those that follow it', () => {
  const steps: string[] = []
  window.requestAnimationFrame(() => {
    steps.push('first')
    window.requestAnimationFrame(() => steps.push('second'))
  })
  vi.advanceTimersByTime(frameLimit)
  expect(steps).toEqual(['first'])
  vi.advanceTimersByTime(100)
  expect(steps).toEqual(['first', 'second'])
  expect(takeMissedFrames()).toBe(2)
  expect(takeMissedFrames()).toBe(0)
})

test('when it draws again, frames are waited for as before', () => {
  const step = vi.fn<FrameRequestCallback>()
  window.requestAnimationFrame(() => undefined)
  vi.advanceTimersByTime(frameLimit)
  window.requestAnimationFrame(() => undefined)
  draw()
  window.requestAnimationFrame(step)
  vi.advanceTimersByTime(frameLimit - 1)
  expect(step).not.toHaveBeenCalled()
})

test('a frame that comes after its timer is not answered twice', () => {
  const step = vi.fn<FrameRequestCallback>()
  window.requestAnimationFrame(step)
  vi.advanceTimersByTime(frameLimit)
  draw()
  expect(step).toHaveBeenCalledOnce()
})

test('a frame that was cancelled never comes', () => {
  const step = vi.fn<FrameRequestCallback>()
  window.cancelAnimationFrame(window.requestAnimationFrame(step))
  vi.advanceTimersByTime(frameLimit)
  draw()
  expect(step).not.toHaveBeenCalled()
})
