import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

it.each(['argon2id', 'scrypt'] as const)('verifies its own %s hashes and no other password', async (algorithm) => {
  const stored = await hashPassword('Ọ̀rọ̀-2025', { algorithm })
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

it('refuses calls beyond a hundred that wait, and says when to come back', async () => {
  const calls = await Promise.allSettled(Array.from({ length: 150 }, () => hashPassword('Marquee-2025')))
  const refused = calls.flatMap((call) => (call.status === 'rejected' ? [call.reason as unknown] : []))
  expect(refused).toHaveLength(48)
  expect(refused[0]).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 2 } })
  expect(await hashPassword('Marquee-2025')).toContain('$')
})

it('hashes 20 passwords of one address at a time, and any number of this machine', async () => {
  const refusedOf = async (address: string) => {
    const calls = Array.from({ length: 50 }, () => hashPassword('Marquee-2025', { address }))
    return (await Promise.allSettled(calls)).filter(({ status }) => status === 'rejected').length
  }
  expect(await refusedOf('203.0.113.7')).toBe(30)
  expect(await refusedOf('127.0.0.1')).toBe(0)
})

it('is never valid without an account', async () => {
  expect(await verifyPassword('Marquee-2025', undefined)).toBe(false)
})

it.each([
  ['names', 'm=64,t=3,p=2', 'p_qIGexJiaJuZ4NpNKOzfsSKL1HllNWb4ISWuAdE8WU'],
  ['names with a version instead', 'v1', 'oF8lRpAMGKkwY0xzORHNQICsBUPX0WEYiafTagCYsNk'],
])('verifies an older hash by the settings that it %s', async (_, settings, hash) => {
  const stored = `$argon2id$${settings}$c2FsdC1vZi0xNi1ieXRlcw$${hash}`
  expect(await verifyPassword('Marquee-2025', stored)).toBe(true)
  expect(await verifyPassword('Marquee-2026', stored)).toBe(false)
})
