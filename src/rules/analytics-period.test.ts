import { describe, expect, it } from 'vitest'
import { analyticsRanges } from '../api/contract/schemas/analytics.ts'
import { analyticsPeriod, seriesDate } from './analytics-period.ts'

const before = (date: string, days = 1) => new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10)

/** Every day of two years, one of them a leap year. */
const days = Array.from({ length: 731 }, (_, index) => before('2025-12-31', index))

describe('analyticsPeriod', () => {
  it.each([
    ['7d', '2025-10-25', '2025-11-01', 7],
    ['30d', '2025-09-09', '2025-10-09', 30],
    ['90d', '2025-05-12', '2025-08-10', 90],
    ['12m', '2023-12-01', '2024-12-01', 12],
  ] as const)('%s on 7 November begins on %s, %s', (range, previousFrom, from, dates) => {
    const period = analyticsPeriod(range, '2025-11-07')
    expect([period.previousFrom, period.from, period.to, period.dates.length]).toEqual([
      previousFrom,
      from,
      '2025-11-07',
      dates,
    ])
  })

  it('contains every day of its range once, whatever the day', () => {
    for (const today of days) {
      for (const range of analyticsRanges) {
        const { previousFrom, from, dates } = analyticsPeriod(range, today)
        expect(dates).toEqual([...new Set(dates)].toSorted())
        expect(dates[0]).toBe(from)
        expect(dates.at(-1)).toBe(seriesDate(range, today))
        expect(previousFrom < from).toBe(true)
      }
      const { previousFrom, from, dates } = analyticsPeriod('30d', today)
      expect(dates.slice(1).map((date) => before(date))).toEqual(dates.slice(0, -1))
      expect(previousFrom).toBe(before(from, 30))
    }
  })

  it('takes twelve whole months, also at the end of a long one', () => {
    expect(analyticsPeriod('12m', '2024-03-31').dates).toEqual([
      '2023-04-01',
      '2023-05-01',
      '2023-06-01',
      '2023-07-01',
      '2023-08-01',
      '2023-09-01',
      '2023-10-01',
      '2023-11-01',
      '2023-12-01',
      '2024-01-01',
      '2024-02-01',
      '2024-03-01',
    ])
  })
})
