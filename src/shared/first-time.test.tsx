import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useFirstTime } from './first-time.ts'

afterEach(() => {
  localStorage.clear()
  vi.useRealTimers()
})

const isFirst = (event: string | undefined) => renderHook(() => useFirstTime(event)).result.current

it('is true on the first visit and while its page is open, and false on later visits', () => {
  const first = renderHook(() => useFirstTime('gig-live:gig_1'))
  expect(first.result.current).toBe(true)
  first.rerender()
  expect(first.result.current).toBe(true)
  first.unmount()
  expect(isFirst('gig-live:gig_1')).toBe(false)
  expect(isFirst('gig-live:gig_2')).toBe(true)
})

it('waits until the event has happened', () => {
  const { result, rerender } = renderHook(({ event }: { event: string | undefined }) => useFirstTime(event), {
    initialProps: { event: undefined as string | undefined },
  })
  expect(result.current).toBe(false)
  rerender({ event: 'plan:MQ-S-1' })
  expect(result.current).toBe(true)
})

it('is forgotten after 90 days', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2025-11-14T08:00:00+01:00') })
  isFirst('wallet:emp_1')
  vi.setSystemTime(Date.parse('2026-02-13T08:00:00+01:00'))
  isFirst('wallet:emp_2')
  expect(Object.keys(localStorage)).toEqual(['marquee-shown-events:wallet:emp_2'])
})
