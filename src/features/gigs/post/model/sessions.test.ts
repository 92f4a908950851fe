import { describe, expect, it } from 'vitest'
import { dateSuggestions } from './date-suggestions.ts'
import { emptySession, type SessionForm } from './gig-form.ts'
import { repeatSession, sessionAfter } from './sessions.ts'

const night: SessionForm = { date: '2025-11-28', start: '22:00', end: '02:00', arrival: '21:00', endsNextDay: true }
const days = (sessions: readonly SessionForm[]) => sessions.map(({ date }) => date)

describe('repeating a session', () => {
  it.each([
    ['day', ['2025-11-28', '2025-11-29', '2025-11-30', '2025-12-01']],
    ['weekday', ['2025-11-28', '2025-12-01', '2025-12-02', '2025-12-03']],
    ['week', ['2025-11-28', '2025-12-05', '2025-12-12', '2025-12-19']],
  ] as const)('every %s keeps the times, also across midnight', (every, expected) => {
    const repeated = repeatSession([night], 0, { every, times: 3 })
    expect(days(repeated)).toEqual(expected)
    expect(
      repeated.every(
        ({ start, end, arrival, endsNextDay }) =>
          start === '22:00' && end === '02:00' && arrival === '21:00' && endsNextDay,
      ),
    ).toBe(true)
  })

  it('skips a day that has the same session, and stops at 31', () => {
    const there = { ...night, date: '2025-11-29' }
    expect(days(repeatSession([night, there], 0, { every: 'day', times: 2 }))).toEqual([
      '2025-11-28',
      '2025-11-29',
      '2025-11-30',
    ])
    expect(repeatSession([night], 0, { every: 'day', times: 100 })).toHaveLength(31)
  })

  it('repeats nothing when the session is incomplete', () => {
    expect(repeatSession([emptySession], 0, { every: 'day', times: 2 })).toEqual([emptySession])
    expect(repeatSession([night], 7, { every: 'day', times: 2 })).toEqual([night])
  })
})

it('adds the next day at the same times, or an empty one', () => {
  expect(sessionAfter([night])).toEqual({ ...night, date: '2025-11-29' })
  expect(sessionAfter([emptySession])).toEqual(emptySession)
  expect(sessionAfter([])).toEqual(emptySession)
})

describe('suggested days of a republished Gig', () => {
  const suggest = (dates: readonly string[], deadline: string, today: string) =>
    dateSuggestions(
      { sessions: dates.map((date) => ({ ...night, date })), deadline: { day: deadline, time: '23:59' } },
      today,
    ).map(({ sessions, deadline: close }) => [days(sessions), close.day] as const)

  it('are the same weekdays next week and next month, with the same gaps', () => {
    // A Friday and the Sunday after it, long ago; today is a Wednesday.
    expect(suggest(['2025-10-10', '2025-10-12'], '2025-10-08', '2025-11-12')).toEqual([
      [['2025-11-21', '2025-11-23'], '2025-11-19'],
      [['2025-12-12', '2025-12-14'], '2025-12-10'],
    ])
  })

  it('are the last such weekday where the next month has no fifth one', () => {
    expect(suggest(['2025-10-31'], '2025-10-30', '2025-11-01')[1]).toEqual([['2025-12-26'], '2025-12-25'])
  })

  it.each(['2025-11-10', '2025-11-16', '2025-12-31', '2026-02-28'])(
    'are never in the past, and neither is their deadline: %s',
    (today) => {
      for (const [sessions, deadline] of suggest(['2025-01-03'], '2024-12-01', today)) {
        expect(sessions.every((day) => day > today)).toBe(true)
        expect(deadline === '' || deadline > today).toBe(true)
      }
    },
  )

  it('leave out the own day of the original, and a day that is suggested already', () => {
    // A Gig of the coming Friday: its weekday of next week is its own day.
    expect(suggest(['2025-11-21'], '2025-11-19', '2025-11-12')).toEqual([[['2025-12-19'], '2025-12-17']])
    // The last Friday of November: the same day is both next week and next month.
    expect(suggest(['2025-10-03'], '', '2025-11-26')).toEqual([[['2025-12-05'], '']])
  })

  it('are empty for a Gig without days', () => expect(suggest([''], '', '2025-11-12')).toEqual([]))
})
