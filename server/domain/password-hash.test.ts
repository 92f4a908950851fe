import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

it.each(['argon2id', 'scrypt'] as const)('verifies its own %s hashes and no other password', async (algorithm) => {
  const stored = await hashPassword('Ọ̀rọ̀-2025', algorithm)
  expect(stored).toContain(algorithm)
  expect(await verifyPassword('Ọ̀rọ̀-2025', stored)).toBe(true)
  expect(await verifyPassword('Ọ̀rọ̀-2026', stored)).toBe(false)
})

it('accepts composed and decomposed forms of the same characters', async () => {
  const stored = await hashPassword('Caf\u00e9-2025')
  expect(await verifyPassword('Cafe\u0301-2025', stored)).toBe(true)
})

it('gives the same password a different hash each time', async () => {
  expect(await hashPassword('Marquee-2025')).not.toBe(await hashPassword('Marquee-2025'))
})

it('is never valid without an account', async () => {
  expect(await verifyPassword('Marquee-2025', undefined)).toBe(false)
})
