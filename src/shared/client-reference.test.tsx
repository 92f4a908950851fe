import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { clientReference } from '@/api/contract/schemas/money.ts'
import { useClientReference } from './client-reference.ts'

const start = () =>
  renderHook(({ intent }) => useClientReference(intent), { initialProps: { intent: 'premium month 1500000' } })

it('is a reference the contract accepts, and stays the same for every attempt', () => {
  const { result, rerender } = start()
  const first = result.current.ref
  expect(clientReference.safeParse(first).success).toBe(true)
  rerender({ intent: 'premium month 1500000' })
  expect(result.current.ref).toBe(first)
})

it('changes with the amount, also when the first amount is entered again', () => {
  const { result, rerender } = start()
  const seen = [result.current.ref]
  for (const intent of ['premium year 15000000', 'premium month 1500000']) {
    rerender({ intent })
    seen.push(result.current.ref)
  }
  expect(new Set(seen).size).toBe(3)
})

it('continues with an existing reference until the payment changes', () => {
  const { result, rerender } = renderHook(({ intent }) => useClientReference(intent, 'begun'), {
    initialProps: { intent: 'premium month 1500000' },
  })
  expect(result.current.ref).toBe('begun')
  rerender({ intent: 'premium year 15000000' })
  expect(result.current.ref).not.toBe('begun')
})

it('is renewed after a final failure, and in another opening of the dialog', () => {
  const { result } = start()
  const first = result.current.ref
  act(() => result.current.renew())
  expect(result.current.ref).not.toBe(first)
  expect(start().result.current.ref).not.toBe(first)
})
