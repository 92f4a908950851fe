import { expect, it } from 'vitest'
import { failureWords } from './failure-words.ts'

it('passes on what the server says of what went wrong', () => {
  expect(failureWords({ kind: 'server', words: 'Marquee is not available for a moment. Please try again.' })).toBe(
    'Marquee is not available for a moment. Please try again.',
  )
  expect(failureWords({ kind: 'contract' })).toBeUndefined()
})

it('has words of its own for what is said about a call, not about what was to be read', () => {
  const own = 'We could not read it. Try again, or contact support.'
  expect(failureWords({ kind: 'notFound', words: 'There is nothing at this address.' })).toBe(own)
  expect(
    failureWords({ kind: 'forbidden', words: 'This call came from another site. Load the page again and retry.' }),
  ).toBe(own)
})

it('names a missing connection, whatever the words of the error', () => {
  expect(failureWords({ kind: 'offline', words: 'Network Error' })).toBe(
    'You are offline. Check your connection, then try again.',
  )
})
