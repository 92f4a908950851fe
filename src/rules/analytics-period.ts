import type { AnalyticsRange } from '../api/contract/schemas/analytics.ts'

/** The days of a range and of the period before it, as Lagos days 'YYYY-MM-DD'. */
export interface AnalyticsPeriod {
  /** First day of the period before, which ends the day before `from`. */
  previousFrom: string
  from: string
  /** The present day, included. */
  to: string
  /** The dates of the series: every day, or for `12m` the first day of every month. */
  dates: string[]
}

const dayCounts = { '7d': 7, '30d': 30, '90d': 90 } as const

/** The day of a year, a month and a day; a day or month out of its bounds continues in the next or the previous month or year. */
const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/**
 * What a range stands for on a day: `7d`, `30d` and `90d` are that day and the days before it, `12m` its month and the eleven months before
 * it. The period before has as many days, or months.
 * @param today `YYYY-MM-DD` in Lagos
 */
export function analyticsPeriod(range: AnalyticsRange, today: string): AnalyticsPeriod {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  if (range === '12m') {
    const monthsAgo = (count: number) => dayOf(year, month - 1 - count, 1)
    const dates = Array.from({ length: 12 }, (_, index) => monthsAgo(11 - index))
    return { previousFrom: monthsAgo(23), from: monthsAgo(11), to: today, dates }
  }
  const days = dayCounts[range]
  const daysAgo = (count: number) => dayOf(year, month - 1, day - count)
  const dates = Array.from({ length: days }, (_, index) => daysAgo(days - 1 - index))
  return { previousFrom: daysAgo(2 * days - 1), from: daysAgo(days - 1), to: today, dates }
}

/** The date under which the series has a day: the day itself, for `12m` the first day of its month. */
export const seriesDate = (range: AnalyticsRange, day: string) => (range === '12m' ? `${day.slice(0, 7)}-01` : day)
