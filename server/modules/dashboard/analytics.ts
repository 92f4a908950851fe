import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { analytics } from '../../../src/api/contract/endpoints/analytics.ts'
import { analyticsPeriod, seriesDate } from '../../../src/rules/analytics-period.ts'
import type { AnalyticsRange } from '../../../src/api/contract/schemas/analytics.ts'
import { lagosDayOf } from '../../../src/api/contract/schemas/days.ts'
import { snapshot } from '../../platform/db/snapshot.ts'
import type { Deps } from '../../ports/deps.ts'
import { lagosMidnight } from '../../platform/db/list-filters.ts'
import { spendByDay } from '../money/spend.ts'
import { day, later } from '../../platform/clock/time.ts'
import { selectApplicantsByDay, selectGigFigures, selectHiresByDay } from './analytics-repository.ts'
import { selectSignUpTime } from './repository.ts'

/** Values by day as values by date of the series. */
function byDate(range: AnalyticsRange, byDay: ReadonlyMap<string, number>): Map<string, number> {
  const values = new Map<string, number>()
  for (const [lagosDay, value] of byDay) {
    const date = seriesDate(range, lagosDay)
    values.set(date, (values.get(date) ?? 0) + value)
  }
  return values
}

const sumOf = (values: Iterable<number>) => [...values].reduce((sum, value) => sum + value, 0)
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** The dashboard's figures of a range (docs/product/entities.md), read in one snapshot. */
export async function readDashboardAnalytics(
  { db, now }: Deps,
  employerId: string,
  { range }: QueryOf<typeof analytics.getDashboard>,
): Promise<Output<typeof analytics.getDashboard>> {
  const period = analyticsPeriod(range, lagosDayOf(now()))
  const span = { from: lagosMidnight(period.from), end: later(lagosMidnight(period.to), day) }
  const inRange = ([date]: readonly [string, number]) => date >= period.from
  return db.transaction(async (tx) => {
    const { needed, hired, ...gigs } = await selectGigFigures(tx, employerId, span)
    const applicants = await selectApplicantsByDay(tx, employerId, span)
    const hires = await selectHiresByDay(tx, employerId, span)
    const allSpend = [...(await spendByDay(tx, employerId, lagosMidnight(period.previousFrom), span.end))]
    const spend = new Map(allSpend.filter(inRange))
    const signedUpAt = await selectSignUpTime(tx, employerId)
    const isOlder = signedUpAt !== undefined && signedUpAt < span.from
    const totals = { applicants: sumOf(applicants.values()), hires: sumOf(hires.byDay.values()) }
    const values = {
      spendKobo: byDate(range, spend),
      applicants: byDate(range, applicants),
      hires: byDate(range, hires.byDay),
    }
    return {
      ...gigs,
      ...totals,
      spendKobo: sumOf(spend.values()),
      previousSpendKobo: isOlder ? sumOf(allSpend.filter((entry) => !inRange(entry)).map(([, kobo]) => kobo)) : null,
      fillRate: needed === 0 ? null : rounded(hired / needed, 4),
      avgHoursToHire: totals.hires === 0 ? null : rounded(hires.hours / totals.hires, 1),
      series: period.dates.map((date) => ({
        date,
        spendKobo: values.spendKobo.get(date) ?? 0,
        applicants: values.applicants.get(date) ?? 0,
        hires: values.hires.get(date) ?? 0,
      })),
    }
  }, snapshot)
}
