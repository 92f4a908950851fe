import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCountdown } from '@/shared/code-entry/use-countdown.ts'
import { replaceClock } from '@/lib/clock.ts'
import { useDeadline } from './use-deadline.ts'

let time = 0
let restore: () => void

beforeEach(() => {
  time = 0
  vi.useFakeTimers()
  restore = replaceClock({ now: () => new Date(time) })
})
afterEach(() => {
  restore()
  vi.useRealTimers()
})

/** Moves the clock by `ms` with a single tick, as in a background tab. */
const sleep = (ms: number) =>
  act(() => {
    time += ms
    vi.advanceTimersByTime(500)
  })

describe('useCountdown', () => {
  it('is right after a tab has slept, and ends at 0', () => {
    const { result } = renderHook(() => useCountdown(60_000))
    expect(result.current).toBe(60)
    sleep(45_000)
    expect(result.current).toBe(15)
    sleep(120_000)
    expect(result.current).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('starts again with another deadline', () => {
    const { result, rerender } = renderHook(({ deadline }) => useCountdown(deadline), {
      initialProps: { deadline: 1000 },
    })
    sleep(2000)
    expect(result.current).toBe(0)
    rerender({ deadline: 62_000 })
    expect(result.current).toBe(60)
    sleep(1000)
    expect(result.current).toBe(59)
  })
})

describe('useDeadline', () => {
  it('calls once when the deadline has passed, and never without a deadline', () => {
    const reached = vi.fn<() => void>()
    const { rerender } = renderHook(({ deadline }: { deadline: number | null }) => useDeadline(deadline, reached), {
      initialProps: { deadline: 300_000 } as { deadline: number | null },
    })
    sleep(299_000)
    expect(reached).not.toHaveBeenCalled()
    rerender({ deadline: null })
    sleep(10_000)
    expect(reached).not.toHaveBeenCalled()
    rerender({ deadline: 300_000 })
    sleep(1000)
    sleep(1000)
    expect(reached).toHaveBeenCalledOnce()
  })
})
