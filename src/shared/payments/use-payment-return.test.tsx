import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { usePaymentReturn } from './use-payment-return.ts'

const show = (persisted: boolean) =>
  act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))

it('calls back when Back restores the page that was left for the payment page', () => {
  const onReturn = vi.fn<() => void>()
  const { rerender } = renderHook(({ isLeaving }) => usePaymentReturn(isLeaving, onReturn), {
    initialProps: { isLeaving: false },
  })
  show(true)
  expect(onReturn).not.toHaveBeenCalled()
  rerender({ isLeaving: true })
  show(false)
  expect(onReturn).not.toHaveBeenCalled()
  show(true)
  expect(onReturn).toHaveBeenCalledOnce()
})
