import type { AnalyticsRange, DashboardAnalytics } from '@/api/contract/schemas/analytics.ts'
import type { SeriesData } from '@/design-system/components/Chart/index.ts'
import { lazily } from '@/lib/lazily.ts'
import { formatNaira } from '@/lib/money.ts'

/** The words of a range. */
export const rangeWords: Readonly<Record<AnalyticsRange, { short: string; long: string }>> = {
  '7d': { short: '7d', long: '7 days' },
  '30d': { short: '30d', long: '30 days' },
  '90d': { short: '90d', long: '90 days' },
  '12m': { short: '12m', long: '12 months' },
}

type Spend = Pick<DashboardAnalytics, 'spendKobo' | 'previousSpendKobo'>

/** The spend compared with the period before. */
export interface SpendChange {
  text: string
  /** '+33%'; undefined where it would say nothing, such as compared with zero. */
  percent: string | undefined
}

/** A larger change is said by the amount alone: '+277,678%' helps nobody. */
const mostPercent = 999

const minus = '\u2212'

/** The change of the spend in words: '₦120,000.00 more than the 30 days before'; undefined when there is nothing to compare. */
export function spendChange({ spendKobo, previousSpendKobo }: Spend, range: AnalyticsRange): SpendChange | undefined {
  if (previousSpendKobo === null || previousSpendKobo === undefined) return undefined
  const difference = spendKobo - previousSpendKobo
  const before = `the ${rangeWords[range].long} before`
  if (difference === 0) return spendKobo === 0 ? undefined : { text: `The same as ${before}`, percent: undefined }
  const share = previousSpendKobo > 0 ? Math.round((Math.abs(difference) / previousSpendKobo) * 100) : 0
  return {
    text: `${formatNaira(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} than ${before}`,
    percent: share === 0 || share > mostPercent ? undefined : `${difference > 0 ? '+' : minus}${share}%`,
  }
}

/** What stands in place of a chart without spending. An account that is as old as the range may have spent something before it. */
export const noSpendText = ({ previousSpendKobo }: Spend, range: AnalyticsRange) =>
  previousSpendKobo === null || previousSpendKobo === undefined
    ? 'No spending yet'
    : `No spending in the last ${rangeWords[range].long}`

/** 'Nov 2025' and '14 Nov'. Dates are read in UTC, because they have no time of day. */
const monthName = lazily(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' }))
const monthAlone = lazily(() => new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' }))

/** Data of the chart; without values when nothing was spent or refunded. */
export function spendData({ series }: Pick<DashboardAnalytics, 'series'>, range: AnalyticsRange): SeriesData {
  const isMonths = range === '12m'
  const hasSpend = series.some(({ spendKobo }) => spendKobo !== 0)
  return {
    categoryLabel: isMonths ? 'Month' : 'Day',
    categories: series.map(({ date }) =>
      isMonths ? monthName().format(new Date(date)) : `${Number(date.slice(8))} ${monthAlone().format(new Date(date))}`,
    ),
    series: [{ id: 'spend', label: 'Spent', values: series.map(({ spendKobo }) => (hasSpend ? spendKobo : null)) }],
  }
}

/** The range that a series belongs to, by its length: while another range is read, the figures of the last one stay. */
export function rangeOf({ series }: Pick<DashboardAnalytics, 'series'>): AnalyticsRange | undefined {
  const ranges: Readonly<Record<number, AnalyticsRange>> = { 7: '7d', 30: '30d', 90: '90d', 12: '12m' }
  return ranges[series.length]
}
