import { expect, it } from 'vitest'
import { codeLength } from '@/api/contract/schemas/fields.ts'
import { codeDigits } from './limits.ts'

it('requires as many digits as the contract', () => {
  expect(codeDigits).toBe(codeLength)
})
