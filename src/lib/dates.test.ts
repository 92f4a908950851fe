import { describe, expect, it } from 'vitest'
import {
  dateTime,
  dayAndMonth,
  dayHeading,
  lagosDay,
  lagosTimestamp,
  ordinal,
  plainDay,
  relativeTime,
  shortDay,
  time12,
  nearDay,
  nonBreaking,
} from './dates.ts'

const now = new Date('2025-11-14T07:00:00Z')

it.each([
  ['2025-10-31T22:59:59.999Z', '2025-10-31T23:59:59+01:00'],
  ['2025-10-31T23:00:00Z', '2025-11-01T00:00:00+01:00'],
  ['2025-11-14T08:00:00-05:00', '2025-11-14T14:00:00+01:00'],
])('%s is written %s for other programs', (moment, written) => {
  expect(lagosTimestamp(moment)).toBe(written)
})

describe('days in Lagos', () => {
  it('begin an hour before those of UTC', () => {
    expect(lagosDay('2025-11-13T22:59:59Z')).toBe('2025-11-13')
    expect(lagosDay('2025-11-13T23:00:00Z')).toBe('2025-11-14')
    expect(lagosDay('2025-12-31T23:30:00Z')).toBe('2026-01-01')
  })

  it.each([
    ['2025-11-14T00:00:00+01:00', 'Today'],
    ['2025-11-14T23:59:59+01:00', 'Today'],
    ['2025-11-13T23:59:59+01:00', 'Yesterday'],
    ['2025-11-13T00:00:00+01:00', 'Yesterday'],
    ['2025-11-12T23:59:59+01:00', 'Wednesday 12th of November, 2025'],
    ['2025-03-03T12:00:00+01:00', 'Monday 3rd of March, 2025'],
    ['2025-11-15T08:00:00+01:00', 'Saturday 15th of November, 2025'],
  ])('heads %s with %s', (moment, heading) => {
    expect(dayHeading(moment, now)).toBe(heading)
  })

  it('finds yesterday across the turn of the year', () => {
    expect(dayHeading('2025-12-31T20:00:00+01:00', new Date('2026-01-01T00:30:00+01:00'))).toBe('Yesterday')
  })

  it('refuses what is not a time', () => {
    expect(() => lagosDay('soon')).toThrow(RangeError)
  })
})

describe('ordinals', () => {
  it('end as they are spoken', () => {
    const days = [1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24, 30, 31]
    expect(days.map(ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 10th 11th 12th 13th 14th 20th 21st 22nd 23rd 24th 30th 31st',
    )
  })
})

describe('times', () => {
  it.each([
    ['2025-11-14T17:30:00Z', '6:30 PM'],
    ['2025-11-13T23:05:00Z', '12:05 AM'],
    ['2025-11-14T11:00:00Z', '12:00 PM'],
    ['2025-11-14T08:09:00Z', '9:09 AM'],
  ])('shows %s as %s', (moment, text) => {
    expect(time12(moment)).toBe(text)
  })

  it('joins day and time', () => {
    expect(dateTime('2025-11-14T17:30:00Z')).toBe('Fri 14 Nov 2025, 6:30 PM')
    expect(dateTime('2025-09-30T23:30:00Z')).toBe('Wed 1 Oct 2025, 12:30 AM')
    expect(dateTime('2025-09-01T09:00:00Z')).toBe('Mon 1 Sep 2025, 10:00 AM')
  })
})

describe('the day alone', () => {
  it('is the one in Lagos, which begins an hour before that of UTC', () => {
    expect(shortDay('2025-11-13T22:59:59Z')).toBe('Thu 13 Nov 2025')
    expect(shortDay('2025-11-13T23:00:00Z')).toBe('Fri 14 Nov 2025')
  })

  it('is the same for a calendar date, which has no zone', () => {
    expect(shortDay('2025-11-14')).toBe('Fri 14 Nov 2025')
    expect(shortDay('2026-01-01')).toBe('Thu 1 Jan 2026')
  })

  it('is as short in another year as in this one', () => {
    const now = new Date('2025-12-31T22:59:59Z')
    expect(nearDay('2025-11-14', now)).toBe('Fri 14 Nov')
    expect(nearDay('2026-01-03', now)).toBe('3 Jan 2026')
    // The year ends an hour before that of UTC.
    expect(nearDay('2026-01-03', new Date('2025-12-31T23:00:00Z'))).toBe('Sat 3 Jan')
  })

  it('refuses what is not a day', () => {
    expect(() => shortDay('2025-13-40')).toThrow(RangeError)
  })
})

describe('relative times', () => {
  it.each([
    ['2025-11-14T08:00:00+01:00', 'just now'],
    ['2025-11-14T07:59:01+01:00', 'just now'],
    ['2025-11-14T08:00:59+01:00', 'in less than a minute'],
    ['2025-11-14T08:01:00+01:00', 'in 1 minute'],
    ['2025-11-14T07:01:00+01:00', '59 minutes ago'],
    ['2025-11-14T10:00:00+01:00', 'in 2 hours'],
    ['2025-11-13T08:00:01+01:00', '23 hours ago'],
    ['2025-11-13T08:00:00+01:00', 'yesterday'],
    ['2025-11-15T23:59:00+01:00', 'tomorrow'],
    ['2025-11-19T00:00:00+01:00', 'in 5 days'],
    ['2025-10-15T08:00:00+01:00', '30 days ago'],
    ['2025-10-14T08:00:00+01:00', 'last month'],
    ['2026-11-13T08:00:00+01:00', 'in 11 months'],
    ['2026-11-14T08:00:00+01:00', 'next year'],
    ['2023-11-14T08:00:00+01:00', '2 years ago'],
  ])('call %s %s', (moment, text) => {
    expect(relativeTime(moment, now)).toBe(text)
  })

  it('count days by the midnights of Lagos, not by 24 hours', () => {
    const afterMidnight = new Date('2025-11-14T00:30:00+01:00')
    expect(relativeTime('2025-11-12T23:30:00+01:00', afterMidnight)).toBe('2 days ago')
    expect(relativeTime('2025-11-13T00:15:00+01:00', afterMidnight)).toBe('yesterday')
    expect(relativeTime('2025-11-16T00:00:00+01:00', afterMidnight)).toBe('in 2 days')
  })
})

it.each([
  ['2025-11-30T23:30:00Z', '1\u00A0Dec\u00A02025', '1 Dec'],
  ['2025-11-14T08:00:00+01:00', '14\u00A0Nov\u00A02025', '14 Nov'],
])('writes %s within a sentence as %s or %s', (moment, day, short) => {
  expect(plainDay(moment)).toBe(day)
  expect(dayAndMonth(moment)).toBe(short)
})

it('keeps a day on one line', () => {
  expect(nonBreaking('Sat 27 Dec')).toBe('Sat\u00A027\u00A0Dec')
})
