import { expect, it, vi } from 'vitest'
import { lazily } from './lazily.ts'

it('creates a value at the first read and never again', () => {
  const create = vi.fn<() => undefined>(() => undefined)
  const read = lazily(create)
  expect(create).not.toHaveBeenCalled()
  expect(read()).toBeUndefined()
  expect(read()).toBeUndefined()
  expect(create).toHaveBeenCalledTimes(1)
})
