import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/client/api-error.ts'
import { callOutcome, isOutcomeUnknown, paymentCall } from './call-outcome.ts'

const failed = (details: ConstructorParameters<typeof ApiError>[0]) =>
  callOutcome(Promise.reject(new ApiError(details)))

describe('callOutcome', () => {
  it('is done when the call is answered', async () => {
    await expect(callOutcome(Promise.resolve({ id: 'txn_1' }))).resolves.toEqual({ kind: 'done' })
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
    ).resolves.toMatchObject({
      kind: 'refused',
      message: 'There is not enough money for this.',
    })
    await expect(
      failed({ kind: 'server', status: 501, code: 'NOT_OFFERED', serverMessage: 'Ask support.' }),
    ).resolves.toMatchObject({
      kind: 'refused',
      message: 'Ask support.',
    })
    await expect(failed({ kind: 'rejected', status: 400 })).resolves.toMatchObject({
      kind: 'refused',
      message: 'An unexpected error occurred',
    })
  })
})

it('is superseded when the price has changed', async () => {
  await expect(failed({ kind: 'conflict', status: 409, code: 'QUOTE_CHANGED' })).resolves.toEqual({
    kind: 'superseded',
  })
})

it.each([
  ['CONFLICT', true],
  ['PAYMENT_UNFINISHED', false],
] as const)('says of %s that the payment of the reference is over: %s', async (code, isOver) => {
  await expect(failed({ kind: 'conflict', status: 409, code })).resolves.toMatchObject({ kind: 'refused', isOver })
})

it.each([
  [{ kind: 'offline' }, ''],
  [{ kind: 'conflict', status: 409, code: 'QUOTE_CHANGED', serverMessage: 'The price has changed.' }, ''],
  [{ kind: 'rejected', status: 400, code: 'INVALID_PIN', serverMessage: 'Incorrect PIN' }, 'Incorrect PIN'],
] as const)('has a toast for a failure only: %j', (details, text) => {
  expect(paymentCall.failure(new ApiError(details))).toBe(text)
})

describe('isOutcomeUnknown', () => {
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
})
