import { describe, expect, it } from 'vitest'
import { ApiError, type ApiErrorDetails } from '@/api/client/api-error.ts'
import { outcomes as otherOutcomes } from '../copy.ts'
import { loginOutcome } from '../copy-sign-in.ts'
import { check, metRules, readFailure } from './auth-runtime.ts'

const outcomes = { ...otherOutcomes, login: loginOutcome }

const refused = (details: Partial<ApiErrorDetails> = {}) => new ApiError({ kind: 'rejected', status: 400, ...details })
const offline = new ApiError({ kind: 'offline' })
const textOf = (error: unknown, row: keyof typeof outcomes) => readFailure(error, outcomes[row].failure)?.text

describe('readFailure', () => {
  it.each(['login', 'register', 'firstCode', 'forgotPassword', 'resetCode', 'resetResend', 'resetPassword'] as const)(
    "puts the server's message first: %s",
    (row) => {
      expect(textOf(refused({ serverMessage: 'Said by the server', errors: { email: ['At the field'] } }), row)).toBe(
        'Said by the server',
      )
    },
  )

  it.each([
    ['login', 'Login failed! Please try again.'],
    ['register', 'Signup failed! Please try again.'],
    ['firstCode', 'Failed to send verification code! Please try again.'],
    ['forgotPassword', 'Failed to process your request. Please try again.'],
    ['resetCode', 'Invalid OTP. Please try again.'],
    ['resetPassword', 'Failed to update password! Please try again.'],
  ] as const)("uses the row's message: %s", (row, message) => {
    expect(textOf(refused(), row)).toBe(message)
  })

  it('returns the same message for a wrong sign-up code and a failed sign-up resend, whatever the server sent', () => {
    for (const error of [refused({ serverMessage: 'Expired' }), refused(), offline]) {
      expect(textOf(error, 'signUpCode')).toBe('Invalid OTP code. Please try again.')
      expect(textOf(error, 'signUpResend')).toBe('Failed to resend code. Please try again.')
    }
  })

  it('uses the generic message for log-in and the first value of errors for registration', () => {
    expect(textOf(refused({ error: 'Account suspended' }), 'login')).toBe('Account suspended')
    expect(textOf(refused({ errors: { password: ['Too common', 'Too short'], email: ['Taken'] } }), 'register')).toBe(
      'Too common',
    )
  })

  it.each([
    ['login', 'Login failed! Please try again.'],
    ['register', 'An unexpected error occurred. Please try again.'],
    ['firstCode', 'Failed to send verification code! Please try again.'],
    ['forgotPassword', 'Failed to process your request. Please try again.'],
    ['resetCode', 'An unexpected error occurred.'],
    ['resetPassword', 'Failed to update password! Please try again.'],
  ] as const)('without a response uses the message: %s', (row, message) => {
    expect(textOf(offline, row)).toBe(message)
    expect(readFailure(offline, outcomes[row].failure)?.isHttp).toBe(false)
  })

  it('returns the first message of each field, and the code', () => {
    const failure = readFailure(
      refused({ code: 'EMAIL_TAKEN', errors: { email: ['Taken', 'Twice'], firstName: ['No'] } }),
      '',
    )
    expect(failure).toMatchObject({ code: 'EMAIL_TAKEN', isHttp: true, fields: { email: 'Taken', firstName: 'No' } })
  })

  it('returns null for an aborted call', () => {
    expect(readFailure(new ApiError({ kind: 'cancelled' }), outcomes.login.failure)).toBeNull()
  })
})

describe('metRules', () => {
  it.each([
    ['', []],
    ['m', ['lowercase']],
    ['M1', ['uppercase', 'number']],
    ['Marquee2025', ['length', 'uppercase', 'lowercase', 'number']],
    ['Marquee-2025', ['length', 'uppercase', 'lowercase', 'number', 'special']],
    ['ẹọṣị ụṅ ', ['length', 'lowercase']],
  ] as const)('of %j are %j', (password, rules) => {
    expect(metRules(password)).toEqual(rules)
  })
})

describe('check', () => {
  it('returns the clean values', () => {
    expect(check('signIn', { email: ' Ngozi@ekoevents.example ', password: ' kept ' })).toEqual({
      values: { email: 'Ngozi@ekoevents.example', password: ' kept ' },
      messages: {},
    })
  })

  it.each([
    ['signIn', { email: '', password: '' }, { email: 'Email is required', password: 'Password is required' }],
    ['signIn', { email: 'ngozi@', password: 'x' }, { email: 'Invalid email address' }],
    ['createAccount', { email: '' }, { email: 'Invalid email address' }],
    ['forgotPassword', { email: '' }, { email: 'Email is required' }],
    ['forgotPassword', { email: 'ngozi' }, { email: 'Please enter a valid email address' }],
    [
      'register',
      { firstName: ' ', lastName: '', email: 'ngozi', password: 'short' },
      {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Valid email is required',
        password: 'Password must be at least 8 characters',
      },
    ],
    [
      'setNewPassword',
      { email: 'a@b.example', newPassword: 'Marquee2026', confirmPassword: '' },
      {
        newPassword: 'Password must contain at least one special character',
        confirmPassword: 'Confirm password is required',
      },
    ],
    [
      'setNewPassword',
      { email: 'a@b.example', newPassword: 'Marquee-2026', confirmPassword: 'Marquee-2025' },
      { confirmPassword: "Passwords don't match" },
    ],
  ] as const)('returns the message of each invalid field: %s %j', (name, values, messages) => {
    expect(check(name, values as never).messages).toEqual(messages)
  })
})
