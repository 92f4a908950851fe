import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useLeaving } from './use-leaving.ts'

const show = (persisted: boolean) =>
  act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

it('is leaving until Back brings the page as it was left', () => {
  const onBack = vi.fn<() => void>()
  const { result } = renderHook(() => useLeaving(onBack))
  show(true)
  expect(onBack).not.toHaveBeenCalled()
  act(() => result.current.leave())
  expect(result.current.isLeaving).toBe(true)
  show(false)
  expect(result.current.isLeaving).toBe(true)
  show(true)
  expect(result.current.isLeaving).toBe(false)
  expect(onBack).toHaveBeenCalledOnce()
})
