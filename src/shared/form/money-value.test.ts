import { expect, it, vi } from 'vitest'
import { moneyProps, notAnAmount } from './money-value.ts'

it('keeps an empty field apart from a text that is no amount', () => {
  const onChange = vi.fn<(minor: number | null) => void>()
  const field = moneyProps({ value: null, onChange })
  field.onChange({ minor: 1250 })
  field.onChange({ minor: null, problem: 'empty' })
  field.onChange({ minor: null, problem: 'too precise' })
  expect(onChange.mock.calls).toEqual([[1250], [null], [notAnAmount]])
})

it('shows no value for a text that is no amount', () => {
  expect(moneyProps({ value: notAnAmount, onChange: vi.fn<() => void>() }).value).toBeNull()
  expect(moneyProps({ value: 0, onChange: vi.fn<() => void>() }).value).toBe(0)
})
