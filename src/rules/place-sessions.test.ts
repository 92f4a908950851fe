import { expect, it } from 'vitest'
import { sessionOutcome } from './place-sessions.ts'

const session = { date: '2025-11-14', start: '14:00', end: '19:00', endsNextDay: false }
const at = (time: string) => new Date(`2025-11-14T${time}:00+01:00`)
const outcome = (hiredAt: Date, now: string) =>
  sessionOutcome({ status: 'active', checkIns: [], hiredAt }, session, at(now))

it('is missed by who was hired an hour or more before its end, and by nobody who was hired later', () => {
  expect(outcome(at('17:59'), '18:59')).toBe('scheduled')
  expect(outcome(at('17:59'), '19:00')).toBe('missed')
  expect(outcome(at('18:00'), '18:59')).toBe('scheduled')
  expect(outcome(at('18:00'), '19:00')).toBe('cancelled')
})
