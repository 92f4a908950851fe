import { and, count, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { analytics } from '../../../src/api/contract/endpoints/analytics.ts'
import { analyticsPeriod, seriesDate } from '../../../src/rules/analytics-period.ts'
import type { AnalyticsRange } from '../../../src/api/contract/schemas/analytics.ts'
import { lagosDayOf } from '../../../src/api/contract/schemas/days.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { applicant, gig, workerGig } from '../../db/gig-schema.ts'
import { employer } from '../../db/schema.ts'
import type { Deps } from '../../ports/deps.ts'
import { lagosMidnight } from '../../platform/db/list-filters.ts'
import { spendByDay } from '../money/spend.ts'
import { day, later } from '../../platform/clock/time.ts'

type Reader = Pick<Transaction, 'select'>
/** The first moment of a range and the first after it. */
interface Span {
  readonly from: Date
  readonly end: Date
}

const within = (column: PgColumn, { from, end }: Span) => and(gte(column, from), lt(column, end))
const lagosDayIn = (column: PgColumn) => sql<string>`to_char(${column} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`

/** The employer's Gigs by state, and the places of those published in the range. Each query has its index. */
async function readGigs(tx: Reader, employerId: string, span: Span) {
  const own = (condition: SQL | undefined) => and(eq(gig.employerId, employerId), condition)
  const numberOf = async (condition: SQL | undefined) =>
    (await tx.select({ gigs: count() }).from(gig).where(own(condition)))[0]?.gigs ?? 0
  const totalOf = (column: PgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number)
  const [places] = await tx
    .select({ needed: totalOf(gig.workersNeeded), hired: totalOf(gig.workersHired) })
    .from(gig)
    .where(own(within(gig.publishedAt, span)))
  return {
    openGigs: await numberOf(eq(gig.status, 'open')),
    inProgressGigs: await numberOf(eq(gig.status, 'in_progress')),
    completedGigs: await numberOf(and(eq(gig.status, 'completed'), within(gig.endsAt, span))),
    needed: places?.needed ?? 0,
    hired: places?.hired ?? 0,
  }
}

/** The number of applications by Lagos day. */
async function applicantsByDay(tx: Reader, employerId: string, span: Span): Promise<Map<string, number>> {
  const rows = await tx
    .select({ date: lagosDayIn(applicant.appliedAt), applicants: count() })
    .from(applicant)
    .where(and(eq(applicant.employerId, employerId), within(applicant.appliedAt, span)))
    .groupBy(sql`1`)
  return new Map(rows.map(({ date, applicants }) => [date, applicants]))
}

/** The number of hires by Lagos day, and the hours that all of them took together since their Gigs were published. */
async function hiresByDay(tx: Reader, employerId: string, span: Span) {
  // A subquery, so that the Gigs are found by their ids: a join may read the Gigs of all employers.
  const publishedAt = sql`(select ${gig.publishedAt} from ${gig} where ${gig.id} = ${workerGig.gigId})`
  const rows = await tx
    .select({
      date: lagosDayIn(workerGig.hiredAt),
      hires: count(),
      hours: sql`coalesce(sum(extract(epoch from ${workerGig.hiredAt} - ${publishedAt})), 0) / 3600`.mapWith(Number),
    })
    .from(workerGig)
    .where(
      and(eq(workerGig.employerId, employerId), within(workerGig.hiredAt, span), ne(workerGig.status, 'cancelled')),
    )
    .groupBy(sql`1`)
  return {
    byDay: new Map(rows.map(({ date, hires }) => [date, hires])),
    hours: rows.reduce((sum, row) => sum + row.hours, 0),
  }
}

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
  return db.transaction(
    async (tx) => {
      const { needed, hired, ...gigs } = await readGigs(tx, employerId, span)
      const applicants = await applicantsByDay(tx, employerId, span)
      const hires = await hiresByDay(tx, employerId, span)
      const allSpend = [...(await spendByDay(tx, employerId, lagosMidnight(period.previousFrom), span.end))]
      const spend = new Map(allSpend.filter(inRange))
      const [account] = await tx
        .select({ createdAt: employer.createdAt })
        .from(employer)
        .where(eq(employer.id, employerId))
      const isOlder = account !== undefined && account.createdAt < span.from
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
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
