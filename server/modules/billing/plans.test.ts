import { assert, constantFrom, date, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNaira, maxKobo } from '../../../src/lib/money.ts'
import { naira } from '../money/naira.ts'
import { periodEnd, periodStart } from './plans.ts'

const lagosOffsetMs = 60 * 60_000
const moments = date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2040-12-31T23:59:59Z'),
  noInvalidDate: true,
})
const intervals = constantFrom('month' as const, 'year' as const)

/** A time in Lagos local time. */
function wallClock(moment: Date) {
  const wall = new Date(moment.getTime() + lagosOffsetMs)
  return {
    month: wall.getUTCFullYear() * 12 + wall.getUTCMonth(),
    day: wall.getUTCDate(),
    time: wall.getTime() % (24 * 60 * 60_000),
  }
}

const daysIn = (month: number) => new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate()

describe('the end of a period', () => {
  it('has the day and the time of its start, or the last day of a shorter month', () => {
    assert(
      property(moments, intervals, integer({ min: 1, max: 60 }), (anchor, interval, periods) => {
        const from = wallClock(anchor)
        const to = wallClock(periodEnd(anchor, interval, periods))
        expect(to.month).toBe(from.month + periods * (interval === 'year' ? 12 : 1))
        expect(to.day).toBe(Math.min(from.day, daysIn(to.month)))
        expect(to.time).toBe(from.time)
      }),
    )
  })

  it('is the same for one year and for twelve months', () => {
    assert(
      property(
        moments,
        integer({ min: 1, max: 10 }),
        (anchor, years) =>
          void expect(periodEnd(anchor, 'month', years * 12)).toEqual(periodEnd(anchor, 'year', years)),
      ),
    )
  })

  it('is after the previous end and equals the start of the next period', () => {
    assert(
      property(moments, intervals, integer({ min: 1, max: 40 }), (anchor, interval, periods) => {
        const [before, end] = [periodEnd(anchor, interval, periods), periodEnd(anchor, interval, periods + 1)]
        expect(end.getTime()).toBeGreaterThan(before.getTime())
        expect(periodStart(anchor, interval, end)).toEqual(before)
        expect(periodStart(anchor, interval, periodEnd(anchor, interval))).toEqual(anchor)
      }),
    )
  })

  it.each([
    ['2028-01-31T10:00:00+01:00', 'month', 1, '2028-02-29T10:00:00+01:00'],
    ['2028-01-31T10:00:00+01:00', 'month', 2, '2028-03-31T10:00:00+01:00'],
    ['2027-01-30T10:00:00+01:00', 'month', 1, '2027-02-28T10:00:00+01:00'],
    ['2028-02-29T00:00:00+01:00', 'year', 1, '2029-02-28T00:00:00+01:00'],
    ['2028-02-29T00:00:00+01:00', 'year', 4, '2032-02-29T00:00:00+01:00'],
    ['2027-12-31T23:59:59+01:00', 'month', 2, '2028-02-29T23:59:59+01:00'],
    // Half an hour into the first of March in Lagos it is still February in UTC.
    ['2028-03-01T00:30:00+01:00', 'month', 1, '2028-04-01T00:30:00+01:00'],
  ] as const)('of what began %s, by the %s, %i times, is %s', (from, interval, periods, end) => {
    expect(periodEnd(new Date(from), interval, periods)).toEqual(new Date(end))
  })
})

it('formats amounts in mails and notifications exactly as the screens do', () => {
  assert(property(integer({ min: 0, max: maxKobo }), (kobo) => void expect(naira(kobo)).toBe(formatNaira(kobo))))
})
