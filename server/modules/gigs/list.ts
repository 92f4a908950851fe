import { and, asc, desc, eq, gte, inArray, like, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import { gigStatuses } from '../../../src/api/contract/schemas/gig.ts'
import type { Database } from '../../platform/db/database.ts'
import { gig, gigSession } from '../../db/gig-schema.ts'
import { ledgerAccount, payment } from '../../db/money-schema.ts'
import { countOf, idsOfPage, type PageRange } from '../../platform/db/page.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Deps } from '../../ports/deps.ts'
import { containsPattern, lagosMidnight } from '../../platform/db/list-filters.ts'
import { searchable } from './gig-brief.ts'
import { gigMoney, isHeldAccount, shownColumns, toGig } from './serializer.ts'
import { day, later } from '../../platform/clock/time.ts'

type Query = QueryOf<typeof gigs.list>
type Sort = NonNullable<Query['sort']>
/** What a page is of: those that match, in an order. */
type Selection = Omit<Query, 'limit' | 'skip'>

const orders: Readonly<Record<Sort, readonly SQL[]>> = {
  newest: [desc(gig.createdAt), desc(gig.id)],
  next_session: [asc(gig.nextSessionAt), asc(gig.id)],
  deadline: [asc(gig.deadlineAt), asc(gig.id)],
  applicants: [desc(gig.pendingCount), desc(gig.id)],
}

/** Condition for Gigs with a session that starts within the days of the query. */
function onDays(
  db: Pick<Database, 'select'>,
  employerId: string | Placeholder,
  { from, to }: Selection,
): SQL | undefined {
  if (from === undefined && to === undefined) return undefined
  const days = db
    .select({ gigId: gigSession.gigId })
    .from(gigSession)
    .where(
      and(
        eq(gigSession.employerId, employerId),
        from === undefined ? undefined : gte(gigSession.startsAt, lagosMidnight(from)),
        to === undefined ? undefined : lt(gigSession.startsAt, later(lagosMidnight(to), day)),
      ),
    )
  return inArray(gig.id, days)
}

function filters(db: Pick<Database, 'select'>, employerId: string | Placeholder, selection: Selection) {
  const { status, category, searchWord = '' } = selection
  const searchTerms = searchable(searchWord)
    .split(/\s+/)
    .filter((term) => term !== '')
  return and(
    eq(gig.employerId, employerId),
    status === undefined ? undefined : inArray(gig.status, status),
    category === undefined ? undefined : eq(gig.category, category),
    onDays(db, employerId, selection),
    ...searchTerms.map((term) => like(gig.searchText, containsPattern(term))),
  )
}

/** A page with the money of its Gigs and the count of all matches. */
function selectPage(
  db: Pick<Database, 'select'>,
  employerId: string | Placeholder,
  selection: Selection,
  range: PageRange,
) {
  const where = filters(db, employerId, selection)
  const order = orders[selection.sort ?? 'newest']
  const total = countOf(db, gig, where)
  const page = idsOfPage(db, gig, where, order, range)
  return db
    .select({ total: total.count, row: shownColumns, ...gigMoney })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(gig, eq(gig.id, page.id))
    .leftJoin(ledgerAccount, isHeldAccount)
    .leftJoin(payment, eq(payment.id, gig.paymentId))
    .orderBy(...order)
}

const unfilteredPage = (sort: Sort) =>
  prepared((db) =>
    selectPage(
      db,
      sql.placeholder('employerId'),
      { sort },
      { limit: sql.placeholder('limit'), skip: sql.placeholder('skip') },
    ).prepare(`gigs_${sort}`),
  )

/** The pages of all Gigs, which most calls ask for, in each order. */
const unfilteredPages: Readonly<Record<Sort, ReturnType<typeof unfilteredPage>>> = {
  newest: unfilteredPage('newest'),
  next_session: unfilteredPage('next_session'),
  deadline: unfilteredPage('deadline'),
  applicants: unfilteredPage('applicants'),
}

/** One page of the employer's Gigs with the count of all matches. */
export async function listGigs(
  { db, now }: Deps,
  employerId: string,
  { limit, skip, sort = 'newest', ...filtering }: Query,
): Promise<Output<typeof gigs.list>> {
  const isFiltered = Object.values(filtering).some((value) => value !== undefined)
  const rows = isFiltered
    ? await selectPage(db, employerId, { sort, ...filtering }, { limit, skip })
    : await unfilteredPages[sort](db).execute({ employerId, limit, skip })
  const at = now()
  return {
    gigs: rows.flatMap(({ total: _, row, ...money }) => (row === null ? [] : [toGig(row, money, at)])),
    totalGig: rows[0]?.total ?? 0,
  }
}

/** The number of Gigs by status, and the total paid minus refunds, in kobo. */
export async function readGigAnalytics({ db }: Deps, employerId: string): Promise<Output<typeof gigs.getAnalytics>> {
  const rows = await db
    .select({
      status: gig.status,
      count: sql`count(*)`.mapWith(Number),
      kobo: sql`sum(${gig.paidKobo} - ${gig.refundedKobo})`.mapWith(Number),
    })
    .from(gig)
    .where(eq(gig.employerId, employerId))
    .groupBy(gig.status)
  const counts = new Map<string, number>(rows.map(({ status, count }) => [status, count]))
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byStatus: Object.fromEntries(gigStatuses.map((status) => [status, counts.get(status) ?? 0])),
    spendKobo: rows.reduce((sum, { kobo }) => sum + kobo, 0),
  }
}
