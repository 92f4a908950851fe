import { expect, it } from 'vitest'
import { failureMessage } from './failure-message.ts'

it('returns the message of the server', () => {
  expect(
    failureMessage({ kind: 'server', serverMessage: 'Marquee is not available for a moment. Please try again.' }),
  ).toBe('Marquee is not available for a moment. Please try again.')
})

it('says what to do next where the server gives no message', () => {
  expect(failureMessage({ kind: 'contract' })).toBe('Our server did not answer as it should. Try again in a moment.')
})

it('replaces a server message that describes a call and not the data', () => {
  const own = 'We could not read it. Try again, or contact support.'
  expect(failureMessage({ kind: 'notFound', serverMessage: 'There is nothing at this address.' })).toBe(own)
})

it('names a missing connection, whatever the message of the error', () => {
  expect(failureMessage({ kind: 'offline', serverMessage: 'Network Error' })).toBe(
    'You are offline. Check your connection, then try again.',
  )
})
