import { expect, it } from 'vitest'
import { codeLength } from '@/api/contract/schemas/fields.ts'
import { codeDigits } from './limits.ts'

it('asks for as many digits as the contract takes', () => {
  expect(codeDigits).toBe(codeLength)
})
