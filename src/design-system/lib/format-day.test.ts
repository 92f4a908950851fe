import { expect, it } from 'vitest'
import {
  clockTime,
  longDay,
  monthTitle,
  dayMonthYear,
  spanOfDays,
  weekdayAndDate,
  weekdayAndDay,
  weekdayNames,
} from './format-day.ts'

it('writes days with the day first and without commas', () => {
  expect(longDay('2025-11-14')).toBe('Friday 14 November 2025')
  expect(dayMonthYear('2025-09-01')).toBe('1 Sep 2025')
  expect(weekdayAndDay('2025-11-15')).toBe('Sat 15 Nov')
  expect(weekdayAndDate('2025-11-15')).toBe('Sat 15')
  expect(monthTitle('2025-11')).toBe('November 2025')
  expect(weekdayNames('2025-11-10')).toEqual({ long: 'Monday', short: 'Mon' })
})

it('writes no month or year twice in a span', () => {
  expect(spanOfDays('2025-11-10', '2025-11-16')).toBe('10 – 16 November 2025')
  expect(spanOfDays('2025-10-27', '2025-11-02')).toBe('27 October – 2 November 2025')
  expect(spanOfDays('2025-12-29', '2026-01-04')).toBe('29 December 2025 – 4 January 2026')
  expect(spanOfDays('2025-11-01', '2025-11-30', 'short')).toBe('1 – 30 Nov 2025')
  expect(spanOfDays('2025-11-14', '2025-11-14', 'short')).toBe('14 Nov 2025')
})

it('writes times with a 12-hour clock', () => {
  expect(['00:00', '00:05', '09:30', '12:00', '18:30', '23:59'].map(clockTime)).toEqual([
    '12:00 AM',
    '12:05 AM',
    '9:30 AM',
    '12:00 PM',
    '6:30 PM',
    '11:59 PM',
  ])
})
