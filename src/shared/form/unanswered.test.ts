import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/client/api-error.ts'
import { unlessUnanswered } from '@/api/client/form-failure.ts'
import { onceOnlyFailure } from './unanswered.ts'

const read = unlessUnanswered('Look, then try again.')

describe('a form whose answer does not come', () => {
  it.each([
    ['the network fails', { kind: 'offline' } as const],
    ['no answer comes in time', { kind: 'timeout' } as const],
    ['a gateway answers', { kind: 'server', status: 502 } as const],
  ])('does not say that nothing was done when %s', (_case, options) => {
    expect(read(new ApiError(options))).toEqual({
      fields: {},
      text: 'Look, then try again.',
      unknownTitle: 'We do not know yet if this went through.',
    })
    expect(onceOnlyFailure(new ApiError(options))?.text).toBe('Try again: it counts only once.')
  })

  it("shows the server's own refusal as it is", () => {
    const refusal = new ApiError({ kind: 'validation', status: 422, errors: { city: ['We do not know this city'] } })
    expect(read(refusal)).toMatchObject({ fields: { city: 'We do not know this city' } })
    expect(read(refusal)?.unknownTitle).toBeUndefined()
  })

  it('reads other failures as it is told to', () => {
    const failure = { fields: {}, text: 'Only this.' }
    const readAs = unlessUnanswered('Try again.', () => failure)
    expect(readAs(new ApiError({ kind: 'conflict', status: 409 }))).toBe(failure)
  })
})
