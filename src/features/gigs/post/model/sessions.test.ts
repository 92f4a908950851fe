import { describe, expect, it } from 'vitest'
import { dateSuggestions } from './date-suggestions.ts'
import { emptySession, type SessionForm } from './gig-fields.ts'
import { defaultDeadline, endsNextDay, repeatSession, sessionAfter, usualDays } from './sessions.ts'

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
      { sessions: dates.map((date) => ({ ...night, date })), applicationDeadline: { day: deadline, time: '23:59' } },
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

  it('come after a Gig that is still to come, a week and a month after its own day', () => {
    expect(suggest(['2025-11-21'], '2025-11-19', '2025-11-12')).toEqual([
      [['2025-11-28'], '2025-11-26'],
      [['2025-12-19'], '2025-12-17'],
    ])
    // The first Friday of December: that of the next month is the first of January, not its own day.
    expect(suggest(['2025-12-05'], '', '2025-11-29')).toEqual([
      [['2025-12-12'], ''],
      [['2026-01-02'], ''],
    ])
  })

  it('say from when they count', () => {
    const labels = (date: string, today: string) =>
      dateSuggestions({ sessions: [{ ...night, date }], applicationDeadline: { day: '', time: '' } }, today).map(
        ({ label }) => label,
      )
    expect(labels('2025-10-10', '2025-11-12')).toEqual(['Same weekday next week', 'Same weekday next month'])
    expect(labels('2025-11-21', '2025-11-12')).toEqual(['Same weekday a week later', 'Same weekday a month later'])
  })

  it('leave out a day that is suggested already', () => {
    // The last Friday of November: the same day is both next week and next month.
    expect(suggest(['2025-10-03'], '', '2025-11-26')).toEqual([[['2025-12-05'], '']])
  })

  it('are empty for a Gig without days', () => expect(suggest([''], '', '2025-11-12')).toEqual([]))
})

describe('night work', () => {
  it.each([
    ['22:00', '04:00', true],
    ['18:00', '00:00', true],
    ['18:00', '18:00', true],
    ['10:00', '18:00', false],
    ['22:00', '', false],
    ['', '04:00', false],
  ])('from %s to %s ends on the next day: %s', (start, end, expected) => {
    expect(endsNextDay({ start, end })).toBe(expected)
  })
})

describe('the deadline that is filled in', () => {
  const first = { ...night, date: '2025-11-28', start: '18:00' }
  const at = (now: string) => defaultDeadline([{ ...night, date: '2025-12-05' }, first], new Date(`${now}+01:00`))

  it('is a day before the first session', () => {
    expect(at('2025-11-20T10:00:00')).toEqual({ day: '2025-11-27', time: '18:00' })
  })

  it('is an hour before it when that day has begun', () => {
    expect(at('2025-11-27T18:00:00')).toEqual({ day: '2025-11-28', time: '17:00' })
  })

  it('is empty within the hour, and without a session that has its times', () => {
    expect(at('2025-11-28T17:00:00')).toBeUndefined()
    expect(defaultDeadline([emptySession], new Date('2025-11-20T10:00:00+01:00'))).toBeUndefined()
  })
})

describe('the usual days', () => {
  it.each([
    ['2025-11-14', 'Friday', ['2025-11-15', '2025-11-21', '2025-11-28']],
    ['2025-11-15', 'Saturday', ['2025-11-21', '2025-11-22', '2025-11-28']],
    ['2025-11-17', 'Monday', ['2025-11-21', '2025-11-22', '2025-11-28']],
    ['2025-12-30', 'Tuesday', ['2026-01-02', '2026-01-03', '2026-01-09']],
  ])('seen on %s, a %s, are the next Friday, Saturday and the Friday after', (today, _, expected) => {
    expect(usualDays(today)).toEqual(expected)
  })
})
