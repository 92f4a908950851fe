import { afterEach, describe, expect, it, vi } from 'vitest'
import { now, replaceClock, sleep } from './clock.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('the clock', () => {
  it('can be replaced and put back', () => {
    vi.useFakeTimers({ now: Date.parse('2025-11-14T07:00:00Z') })
    const putBack = replaceClock({ now: () => new Date('2030-01-01T00:00:00Z') })
    expect(now().toISOString()).toBe('2030-01-01T00:00:00.000Z')
    putBack()
    expect(now().toISOString()).toBe('2025-11-14T07:00:00.000Z')
  })

  it('sleeps for the given time', async () => {
    vi.useFakeTimers()
    let isDone = false
    const sleeping = (async () => {
      await sleep(1000)
      isDone = true
    })()
    await vi.advanceTimersByTimeAsync(999)
    expect(isDone).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isDone).toBe(true)
    await sleeping
  })

  it('stops sleeping when it is aborted, and leaves no timer behind', async () => {
    vi.useFakeTimers()
    const controller = new AbortController()
    const sleeping = sleep(1000, controller.signal)
    controller.abort(new Error('left the page'))
    await expect(sleeping).rejects.toThrow('left the page')
    expect(vi.getTimerCount()).toBe(0)
    await expect(sleep(1, controller.signal)).rejects.toThrow('left the page')
  })
})
