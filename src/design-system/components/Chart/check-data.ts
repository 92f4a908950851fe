import { invariantDev } from '../../lib/invariant-dev.ts'
import { type PartsData, partsLimit, type SeriesData, seriesLimit } from './chart-data.ts'

/** Throws in development for data that cannot be drawn readably. */
export function checkData(data: SeriesData | PartsData): void {
  if ('parts' in data) {
    invariantDev(
      data.parts.length <= partsLimit,
      `Chart: ${data.parts.length} parts cannot be told apart. Show ${partsLimit} at most, the last as 'Other'.`,
    )
    invariantDev(
      data.parts.every(({ value }) => value >= 0),
      'Chart: a part of a whole is not negative. Use bars.',
    )
    return
  }
  const { series, categories } = data
  invariantDev(
    series.length <= seriesLimit,
    `Chart: ${series.length} series cannot be told apart. Show ${seriesLimit} at most, or several charts.`,
  )
  invariantDev(
    series.every(({ values }) => values.length === categories.length),
    'Chart: every series has one value for each category, `null` where it is not known.',
  )
  invariantDev(
    new Set(categories).size === categories.length,
    'Chart: a category stands twice. Give each its own words.',
  )
}
