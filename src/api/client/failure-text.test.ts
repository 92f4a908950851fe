import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { failureText, generalFailure, type FailureCopy } from './failure-text.ts'

const refused = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'rejected', status: 400, ...details })
const offline = new ApiError({ kind: 'offline', technical: 'The server could not be reached' })

const login: FailureCopy = { second: 'genericMessage', fallback: 'Login failed! Please try again.' }
const signUp: FailureCopy = {
  second: 'firstFieldError',
  nonHttp: 'An unexpected error occurred. Please try again.',
  fallback: 'Signup failed! Please try again.',
}
const errors = { email: ['Taken', 'Odd'], name: ['Short'] }

describe('the text of a failure', () => {
  it.each<[string, unknown, FailureCopy, string]>([
    [
      'server message first',
      refused({ serverMessage: 'No such account', error: 'E', errors }),
      login,
      'No such account',
    ],
    ['then the generic message', refused({ error: 'Bad request' }), login, 'Bad request'],
    ['of any error', new TypeError('x is not a function'), login, 'x is not a function'],
    ['never technical text', refused({ technical: 'status 500' }), login, 'Login failed! Please try again.'],
    ['fallback when offline', offline, login, 'Login failed! Please try again.'],
    ['server message before fields', refused({ serverMessage: 'Sorry', errors }), signUp, 'Sorry'],
    ['first entry of the first field', refused({ errors }), signUp, 'Taken'],
    ['fallback without fields', refused({ error: 'ignored' }), signUp, 'Signup failed! Please try again.'],
    ['non-HTTP copy when offline', offline, signUp, 'An unexpected error occurred. Please try again.'],
    ['non-HTTP copy for any other error', new Error('boom'), signUp, 'An unexpected error occurred. Please try again.'],
    ['no second source', refused({ error: 'E', errors }), { fallback: 'F' }, 'F'],
    ['general: server message', refused({ serverMessage: 'W', error: 'E' }), generalFailure, 'W'],
    ['general: error field', refused({ error: 'E', errors }), generalFailure, 'E'],
    ['general: fallback', refused({ errors }), generalFailure, 'An unexpected error occurred'],
    [
      'the client’s own refusal',
      new ApiError({ kind: 'notSent', serverMessage: 'Missing URL parameter: id' }),
      generalFailure,
      'Missing URL parameter: id',
    ],
  ])('%s', (_case, error, copy, text) => {
    expect(failureText(error, copy)).toBe(text)
  })
})
