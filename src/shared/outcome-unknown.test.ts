import { expect, it } from 'vitest'
import { ApiError } from '@/api/client/api-error.ts'
import { isOutcomeUnknown } from './outcome-unknown.ts'

it.each([
  [{ kind: 'offline' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'cancelled' }, true],
  [{ kind: 'contract', status: 200 }, true],
  [{ kind: 'server', status: 500, code: 'INTERNAL' }, true],
  [{ kind: 'server', status: 503, code: 'UNAVAILABLE' }, true],
  [{ kind: 'server', status: 501, code: 'NOT_OFFERED' }, false],
  [{ kind: 'conflict', status: 409, code: 'WALLET_NOT_ACTIVE' }, false],
  [{ kind: 'rejected', status: 400, code: 'INVALID_PIN' }, false],
] as const)('%j: %s', (details, isLost) => {
  expect(isOutcomeUnknown(new ApiError(details))).toBe(isLost)
})
