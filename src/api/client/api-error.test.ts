import { expect, it } from 'vitest'
import type { wallet } from '../contract/endpoints/wallet.ts'
import { ApiError, type ApiErrorOf, hasNoAnswer } from './api-error.ts'
import type { MutationSettings } from './mutation-about.ts'

type Fund = typeof wallet.fund

it('can be compared only with the codes of its endpoint', () => {
  const error: ApiErrorOf<Fund> = new ApiError({ kind: 'conflict', code: 'CONFLICT' })
  expect(error.code === 'CONFLICT').toBe(true)
  // Any endpoint may answer it.
  expect(error.code === 'RATE_LIMITED').toBe(false)
  // @ts-expect-error -- no code of the contract
  expect(error.code === 'CONFLCIT').toBe(false)
  // @ts-expect-error -- a code that this endpoint does not declare
  expect(error.code === 'INVALID_PIN').toBe(false)

  const settings: MutationSettings<Fund> = {
    // @ts-expect-error -- a code that this endpoint does not declare
    failure: ({ code }) => (code === 'INVALID_PIN' ? 'Wrong PIN' : 'Refused'),
  }
  expect(settings.failure).toBeTypeOf('function')
})

it.each([
  ['without a network', new ApiError({ kind: 'offline' }), true],
  ['after a time limit', new ApiError({ kind: 'timeout' }), true],
  ['after an answer that cannot be read', new ApiError({ kind: 'contract', status: 200 }), true],
  ['after the answer of a gateway', new ApiError({ kind: 'server', status: 504 }), true],
  ['not after a refusal with a code', new ApiError({ kind: 'server', status: 503, code: 'UNAVAILABLE' }), false],
  ['not after an error of the server itself', new ApiError({ kind: 'server', status: 500, code: 'INTERNAL' }), false],
])('has no answer: %s', (_when, error, isUnanswered) => {
  expect(hasNoAnswer(error)).toBe(isUnanswered)
})
