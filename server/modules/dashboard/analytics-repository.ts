import { and, count, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '../../platform/db/database.ts'
import { applicant, gig, workerGig } from '../../db/gig-schema.ts'

type Reader = Pick<Transaction, 'select'>
/** The first moment of a range and the first after it. */
export interface Span {
  readonly from: Date
  readonly end: Date
}

const within = (column: PgColumn, { from, end }: Span) => and(gte(column, from), lt(column, end))
const lagosDayIn = (column: PgColumn) => sql<string>`to_char(${column} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`

/** The employer's Gigs by state, and the places of those published in the range. Each query has its index. */
export async function selectGigFigures(tx: Reader, employerId: string, span: Span) {
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
export async function selectApplicantsByDay(tx: Reader, employerId: string, span: Span): Promise<Map<string, number>> {
  const rows = await tx
    .select({ date: lagosDayIn(applicant.appliedAt), applicants: count() })
    .from(applicant)
    .where(and(eq(applicant.employerId, employerId), within(applicant.appliedAt, span)))
    .groupBy(sql`1`)
  return new Map(rows.map(({ date, applicants }) => [date, applicants]))
}

/** The number of hires by Lagos day, and the hours that all of them took together since their Gigs were published. */
export async function selectHiresByDay(tx: Reader, employerId: string, span: Span) {
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
