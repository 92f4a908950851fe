import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/client/api-error.ts'
import { pinOutcome } from './pin-outcome.ts'

const failed = (details: ConstructorParameters<typeof ApiError>[0]) => pinOutcome(Promise.reject(new ApiError(details)))

describe('pinOutcome', () => {
  it('is done when the call is answered', async () => {
    await expect(pinOutcome(Promise.resolve({ id: 'txn_1' }))).resolves.toEqual({ kind: 'done' })
  })

  it('distinguishes a wrong PIN from a locked one', async () => {
    await expect(failed({ kind: 'rejected', status: 400, code: 'INVALID_PIN', attemptsLeft: 2 })).resolves.toEqual({
      kind: 'wrongPin',
      attemptsLeft: 2,
    })
    const until = '2025-11-14T16:30:00+01:00'
    await expect(failed({ kind: 'rejected', status: 423, code: 'PIN_LOCKED', pinLockedUntil: until })).resolves.toEqual(
      { kind: 'locked', until },
    )
    await expect(failed({ kind: 'rejected', status: 423 })).resolves.toEqual({ kind: 'locked', until: undefined })
  })

  it.each([
    { kind: 'offline' },
    { kind: 'timeout' },
    { kind: 'cancelled' },
    { kind: 'contract', status: 200 },
    { kind: 'server', status: 500, code: 'INTERNAL' },
    { kind: 'server', status: 503, code: 'UNAVAILABLE', serverMessage: 'Not now.' },
    { kind: 'server', status: 504 },
  ] as const)('does not know whether money moved after $kind $status', async (details) => {
    await expect(failed(details)).resolves.toEqual({ kind: 'unknown' })
  })

  it('returns the message of a refusal', async () => {
    await expect(
      failed({
        kind: 'conflict',
        status: 409,
        code: 'INSUFFICIENT_FUNDS',
        serverMessage: 'There is not enough money for this.',
      }),
    ).resolves.toEqual({
      kind: 'refused',
      message: 'There is not enough money for this.',
    })
    await expect(
      failed({ kind: 'server', status: 501, code: 'NOT_OFFERED', serverMessage: 'Ask support.' }),
    ).resolves.toEqual({
      kind: 'refused',
      message: 'Ask support.',
    })
    await expect(failed({ kind: 'rejected', status: 400 })).resolves.toEqual({
      kind: 'refused',
      message: 'An unexpected error occurred',
    })
  })
})
