import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { longestHold, useRevealInOrder } from './use-reveal-in-order.ts'

const parts = ['head', 'list', 'foot']

const render = (ready: readonly string[]) =>
  renderHook(({ ready: names }) => useRevealInOrder(parts, (part) => names.includes(part)), { initialProps: { ready } })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('useRevealInOrder', () => {
  it('shows the first part that is not ready, and nothing below it', () => {
    expect(render([]).result.current).toEqual(['head'])
    expect(render(['head', 'foot']).result.current).toEqual(['head', 'list'])
    expect(render(parts).result.current).toEqual(parts)
  })

  it('keeps what was shown when a part is read again', () => {
    const { result, rerender } = render(parts)
    rerender({ ready: ['head', 'foot'] })
    expect(result.current).toEqual(parts)
  })

  it('keeps everything where another width has more parts', () => {
    const { result, rerender } = renderHook(({ all, ready }) => useRevealInOrder(all, () => ready), {
      initialProps: { all: ['row'], ready: true },
    })
    rerender({ all: parts, ready: false })
    expect(result.current).toEqual(parts)
  })

  it('shows everything once an answer has not come for a while', () => {
    const { result } = render([])
    act(() => vi.advanceTimersByTime(longestHold - 1))
    expect(result.current).toEqual(['head'])
    act(() => vi.advanceTimersByTime(1))
    expect(result.current).toEqual(parts)
  })
})
