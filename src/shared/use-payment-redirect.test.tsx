import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePaymentRedirect } from './use-payment-redirect.ts'

const show = (persisted: boolean) =>
  act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

it('is redirecting until Back restores the page from the back/forward cache', () => {
  const onBack = vi.fn<() => void>()
  const { result } = renderHook(() => usePaymentRedirect(onBack))
  show(true)
  expect(onBack).not.toHaveBeenCalled()
  act(() => result.current.startRedirect())
  expect(result.current.isRedirecting).toBe(true)
  show(false)
  expect(result.current.isRedirecting).toBe(true)
  show(true)
  expect(result.current.isRedirecting).toBe(false)
  expect(onBack).toHaveBeenCalledOnce()
})
