import { assert, date, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lagosDay } from '@/lib/dates.ts'
import {
  addDays,
  addMonths,
  addToMonth,
  clampDay,
  dayAfterKey,
  endOfMonth,
  isDay,
  isWithin,
  orderedRange,
  startOfMonth,
  weekday,
  weekOf,
  weeksOfMonth,
} from './days.ts'

const anyDay = date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2199-12-31T00:00:00Z'),
  noInvalidDate: true,
}).map((moment) => moment.toISOString().slice(0, 10))

describe('days', () => {
  it('recognises days that exist', () => {
    expect(['2024-02-29', '2025-12-31', '0099-01-01'].every(isDay)).toBe(true)
    expect(['2025-02-29', '2025-04-31', '2025-13-01', '2025-1-1', '14/11/2025', ''].some(isDay)).toBe(false)
  })

  it('moves over ends of months and years, and over the leap day', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29')
    expect(addDays('2025-03-01', -1)).toBe('2025-02-28')
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01')
  })

  it('stays in the month it moves to', () => {
    expect(addMonths('2025-01-31', 1)).toBe('2025-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    expect(addMonths('2025-03-31', -1)).toBe('2025-02-28')
    expect(addMonths('2025-01-15', -1)).toBe('2024-12-15')
    expect(addToMonth('2025-12', 1)).toBe('2026-01')
  })

  it('begins weeks on Monday', () => {
    expect(weekday('2025-11-10')).toBe(0)
    expect(weekday('2025-11-16')).toBe(6)
    expect(weekOf('2025-11-14')).toEqual([
      '2025-11-10',
      '2025-11-11',
      '2025-11-12',
      '2025-11-13',
      '2025-11-14',
      '2025-11-15',
      '2025-11-16',
    ])
  })

  it('returns the four, five or six weeks of a month', () => {
    expect(weeksOfMonth('2027-02')).toHaveLength(4)
    expect(weeksOfMonth('2025-11')).toHaveLength(5)
    expect(weeksOfMonth('2025-03')).toHaveLength(6)
    expect(weeksOfMonth('2025-11')[0]?.[0]).toBe('2025-10-27')
  })

  it('returns complete weeks without a gap for every month, with its first and last day', () => {
    assert(
      property(anyDay, (day) => {
        const days = weeksOfMonth(day.slice(0, 7)).flat()
        expect(days.length % 7).toBe(0)
        expect(days).toContain(startOfMonth(day))
        expect(days).toContain(endOfMonth(day))
        expect(days.every((each, index) => index === 0 || each === addDays(days[index - 1] ?? '', 1))).toBe(true)
      }),
    )
  })

  it('returns to the same day when it moves forth and back', () => {
    assert(
      property(anyDay, integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
      }),
    )
  })

  it('stays within limits', () => {
    const limits = { min: '2025-11-10', max: '2025-11-20' }
    expect(clampDay('2025-11-01', limits)).toBe('2025-11-10')
    expect(clampDay('2025-12-01', limits)).toBe('2025-11-20')
    expect(clampDay('2025-11-14', limits)).toBe('2025-11-14')
    expect(isWithin('2025-11-20', limits)).toBe(true)
    expect(isWithin('2025-11-21', limits)).toBe(false)
    expect(isWithin('1999-01-01', {})).toBe(true)
  })

  it('puts the ends of a range in order', () => {
    expect(orderedRange('2025-11-20', '2025-11-14')).toEqual({ start: '2025-11-14', end: '2025-11-20' })
  })

  it('moves by the keys of a calendar', () => {
    const after = (key: string, shiftKey = false) => dayAfterKey('2025-11-14', { key, shiftKey })
    expect([after('ArrowLeft'), after('ArrowRight'), after('ArrowUp'), after('ArrowDown')]).toEqual([
      '2025-11-13',
      '2025-11-15',
      '2025-11-07',
      '2025-11-21',
    ])
    expect([after('Home'), after('End')]).toEqual(['2025-11-10', '2025-11-16'])
    expect([after('PageUp'), after('PageDown', true)]).toEqual(['2025-10-14', '2026-11-14'])
    expect(after('a')).toBeUndefined()
  })

  it('takes the day from Lagos, where it is already tomorrow at 11 PM in London', () => {
    const today = lagosDay('2025-11-30T23:00:00Z')
    expect(today).toBe('2025-12-01')
    expect(startOfMonth(today)).toBe('2025-12-01')
    expect(startOfMonth(lagosDay('2025-11-30T22:59:59Z'))).toBe('2025-11-01')
  })
})
