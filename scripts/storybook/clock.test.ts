import { afterAll, expect, test } from 'vitest'
import { advanceClock, defaultNow, freezeClock } from '../../stories/_kit/clock.ts'

const RealDate = globalThis.Date
afterAll(() => {
  globalThis.Date = RealDate
})

test('the clock stands at eight in the morning in Lagos until it is moved', async () => {
  freezeClock()
  const first = new Date()
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(first.toISOString()).toBe('2025-11-14T07:00:00.000Z')
  expect(Date.now()).toBe(first.getTime())
  advanceClock(60_000)
  expect(new Date().toISOString()).toBe('2025-11-14T07:01:00.000Z')
})

test('a story chooses its own moment, and the next one starts from the default again', () => {
  freezeClock('2026-01-01T00:00:00+01:00')
  expect(Date()).toContain('2025')
  expect(new Date().toISOString()).toBe('2025-12-31T23:00:00.000Z')
  freezeClock()
  expect(Date.now()).toBe(Date.parse(defaultNow))
})

test('dates made from something are what they were made from', () => {
  freezeClock()
  expect(new Date(0).getTime()).toBe(0)
  expect(new Date(2020, 1, 29).getDate()).toBe(29)
  expect(new Date() instanceof Date).toBe(true)
})

test('a moment that is no date is refused with the fix', () => {
  expect(() => freezeClock('tomorrow')).toThrow('parameters.now is not a date: "tomorrow". Write it with an offset')
})
