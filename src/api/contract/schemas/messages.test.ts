import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { passwordChange } from './account.ts'
import { credentials, emailCode, forgottenEmail, passwordReset, registration, signUpEmail } from './session.ts'

/** The first message of each wrong field, as a form and the server both show it. */
function messages(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value)
  const found: Record<string, string> = {}
  for (const { path, message } of result.error?.issues ?? []) found[String(path[0])] ??= message
  return found
}

const email = 'ngozi@eko.example'
const noEmails = [
  'ngozi',
  'ngozi@',
  '@eko.example',
  'ngozi@eko',
  'ngozi eze@eko.example',
  'ngozi@eko..',
  'a,b@eko.example',
]

describe('sign-in', () => {
  it('says what is missing', () => {
    expect(messages(credentials, { email: '', password: '' })).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    })
    expect(messages(credentials, { email: '  ', password: ' ' })).toEqual({ email: 'Email is required' })
  })

  it.each(noEmails)('does not take %s for an email', (value) => {
    expect(messages(credentials, { email: value, password: 'x' })).toEqual({ email: 'Invalid email address' })
  })

  it('takes any password, because only the server knows whether it is right', () => {
    expect(messages(credentials, { email, password: 'x' })).toEqual({})
  })
})

describe('sign-up', () => {
  const right = { firstName: 'Ngozi', lastName: 'Eze', email, password: 'Marquee2025' }

  it('names each missing field in its own message', () => {
    expect(messages(registration, { ...right, firstName: ' ', lastName: '', email: '' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Valid email is required',
    })
  })

  it('demands no special character', () => {
    expect(messages(registration, right)).toEqual({})
  })

  it('checks the email of its first page', () => {
    expect(messages(signUpEmail, { email: 'ada@' })).toEqual({ email: 'Invalid email address' })
    expect(messages(signUpEmail, { email: '' })).toEqual({ email: 'Invalid email address' })
  })
})

describe('a password', () => {
  const rules = [
    ['Marq1-x', 'Password must be at least 8 characters'],
    ['marquee-2025', 'Password must contain at least one uppercase letter'],
    ['MARQUEE-2025', 'Password must contain at least one lowercase letter'],
    ['Marquee-Lagos', 'Password must contain at least one number'],
  ] as const

  it.each(rules)('%s is refused at sign-up and after a reset: %s', (password, message) => {
    expect(messages(registration, { firstName: 'A', lastName: 'B', email, password })).toEqual({ password: message })
    expect(messages(passwordReset, { email, newPassword: password, confirmPassword: password })).toEqual({
      newPassword: message,
    })
  })

  it('needs a special character after a reset', () => {
    expect(messages(passwordReset, { email, newPassword: 'Marquee2025', confirmPassword: 'Marquee2025' })).toEqual({
      newPassword: 'Password must contain at least one special character',
    })
  })

  it('must be typed twice, the same both times', () => {
    const newPassword = 'Marquee-2025'
    expect(messages(passwordReset, { email, newPassword, confirmPassword: '' })).toEqual({
      confirmPassword: 'Confirm password is required',
    })
    expect(messages(passwordReset, { email, newPassword, confirmPassword: 'Marquee-2026' })).toEqual({
      confirmPassword: "Passwords don't match",
    })
    expect(messages(passwordReset, { email, newPassword, confirmPassword: newPassword })).toEqual({})
  })
})

describe('a change of the password', () => {
  const change = (changes: object) =>
    messages(passwordChange, {
      currentPassword: 'Marquee-2025',
      newPassword: 'Marquee-2026',
      confirmPassword: 'Marquee-2026',
      ...changes,
    })

  it('asks for the current one, whatever its rules were', () => {
    expect(change({})).toEqual({})
    expect(change({ currentPassword: 'x' })).toEqual({})
    expect(change({ currentPassword: '' })).toEqual({ currentPassword: 'Current password is required' })
  })

  it('names every wrong field at the same time', () => {
    expect(change({ currentPassword: '', newPassword: 'marquee', confirmPassword: 'x' })).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'Password must be at least 8 characters',
      confirmPassword: "Passwords don't match",
    })
  })

  it('needs another one than the current one, also in another composition of its characters', () => {
    const same = 'New password must be different from the current password'
    expect(change({ newPassword: 'Marquee-2025', confirmPassword: 'Marquee-2025' })).toEqual({ newPassword: same })
    const composed = 'Ọlọ́run-2025'.normalize('NFC')
    const decomposed = composed.normalize('NFD')
    expect(change({ currentPassword: composed, newPassword: decomposed, confirmPassword: decomposed })).toEqual({
      newPassword: same,
    })
  })
})

describe('forgot password', () => {
  it('tells a missing email from a wrong one', () => {
    expect(messages(forgottenEmail, { email: '' })).toEqual({ email: 'Email is required' })
    expect(messages(forgottenEmail, { email: 'ngozi at eko' })).toEqual({ email: 'Please enter a valid email address' })
  })
})

describe('a one-time code', () => {
  it.each(['', '123', '12345', '12a4', ' 1234', '１２３４'])('%j is none', (code) => {
    expect(messages(emailCode, { email, code })).toEqual({ code: 'Please enter a valid 4-digit OTP.' })
  })

  it('has exactly four digits', () => {
    expect(messages(emailCode, { email, code: '0042' })).toEqual({})
  })
})
