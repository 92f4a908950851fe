import { describe, expect, it } from 'vitest'
import { clockFace, secondsLeft } from './countdown.ts'

describe('secondsLeft', () => {
  it('counts a begun second as a whole one, so that the wait is never shorter than said', () => {
    expect(secondsLeft(60_000, 0)).toBe(60)
    expect(secondsLeft(60_000, 1)).toBe(60)
    expect(secondsLeft(60_000, 1000)).toBe(59)
    expect(secondsLeft(60_000, 59_999)).toBe(1)
  })

  it('ends at 0, however late it is asked', () => {
    expect(secondsLeft(60_000, 60_000)).toBe(0)
    expect(secondsLeft(60_000, 3_600_000)).toBe(0)
  })
})

describe('clockFace', () => {
  it.each([
    [60, '1:00'],
    [59, '0:59'],
    [9, '0:09'],
    [0, '0:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [86_399, '23:59:59'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(clockFace(seconds)).toBe(text)
  })
})
