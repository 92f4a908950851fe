import { expect, it } from 'vitest'
import type { wallet } from '../contract/endpoints/wallet.ts'
import { ApiError, type ApiErrorOf } from './api-error.ts'
import type { MutationSettings } from './hooks.ts'

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
