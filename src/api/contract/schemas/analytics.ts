import * as z from 'zod/mini'
import { kobo } from './money.ts'

/** Ranges of the dashboard's figures. Every range ends with the present day of Lagos. */
export const analyticsRanges = ['7d', '30d', '90d', '12m'] as const
export type AnalyticsRange = (typeof analyticsRanges)[number]

export const analyticsQuery = z.strictObject({
  range: z._default(z.enum(analyticsRanges, { error: `range must be one of ${analyticsRanges.join(', ')}` }), '30d'),
})

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

/**
 * The dashboard's figures of a range (docs/product/entities.md). Spend is what was paid for Gigs and plans, minus what of it came back, on
 * the day on which it was booked; moving money in or out of the wallet is no spend.
 */
export const dashboardAnalytics = z.object({
  /** Gigs that are open or in progress now, which is in every range. */
  openGigs: z.number(),
  inProgressGigs: z.number(),
  /** Completed Gigs whose last session ended in the range. */
  completedGigs: z.number(),
  /** Applications received in the range. */
  applicants: z.number(),
  /** Workers hired in the range and not cancelled since. */
  hires: z.number(),
  spendKobo: kobo,
  /** Spend of the period before; null when the account did not exist in it. */
  previousSpendKobo: z.optional(z.nullable(kobo)),
  /** Share of filled places, 0 to 1, of the Gigs published in the range; null when there are none. */
  fillRate: z.optional(z.nullable(z.number())),
  /** Hours from publishing a Gig to hiring, on average over the hires, to a tenth; null when there are none. */
  avgHoursToHire: z.optional(z.nullable(z.number())),
  /** Every day of the range in order, also those without anything; for `12m` every month, under its first day. */
  series: z._default(
    z.array(z.object({ date: z.string(), spendKobo: kobo, applicants: z.number(), hires: z.number() })),
    [],
  ),
})
export type DashboardAnalytics = z.output<typeof dashboardAnalytics>
