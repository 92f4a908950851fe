import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  like,
  lt,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { gig, type GigRow, gigSession, isAbsentPlace, isCancelledByEmployer, workerGig } from '../../db/gig-schema.ts'
import { ledgerAccount, payment } from '../../db/money-schema.ts'
import { countOf, idsOfPage, type PageRange, pageReader, type PageSelection } from '../../platform/db/page.ts'
import { containsPattern, lagosMidnight } from '../../platform/db/list-filters.ts'
import { day, later } from '../../platform/clock/time.ts'

type Query = QueryOf<typeof gigs.list>
type Sort = NonNullable<Query['sort']>
/** Where a page begins and how long it is. */
type Range = Pick<Query, 'limit' | 'skip'>
/** What a page is of. */
interface Filters extends Omit<Query, 'limit' | 'skip' | 'sort' | 'searchWord'> {
  /** Words that must all be found, in the spelling of the search column. */
  readonly searchTerms?: readonly string[]
}

const orders: Readonly<Record<Sort, readonly SQL[]>> = {
  newest: [desc(gig.createdAt), desc(gig.id)],
  next_session: [asc(gig.nextSessionAt), asc(gig.id)],
  deadline: [asc(gig.deadlineAt), asc(gig.id)],
  applicants: [desc(gig.pendingCount), desc(gig.id)],
}

/** The condition that joins a Gig with the ledger account of its held money, by the key that `accountId` makes. */
const isHeldAccount = eq(ledgerAccount.id, sql`'held:' || ${gig.employerId} || ':' || ${gig.id}`)

/** A place of a Gig that is not cancelled. */
interface TakenPlace {
  readonly agreedKobo: number
  /** Whether its pay was released. */
  readonly isReleased: boolean
  /** Whether its worker was reported as absent, and support has not decided. */
  readonly isAbsent: boolean
}

/** What an answer says of a Gig's money and its row does not. */
export interface GigMoney {
  readonly heldKobo: number
  /** The taken places of a Gig that is open or in progress, the longest hired first; of others none are read. */
  readonly places: readonly TakenPlace[]
  readonly paymentStatus: string | null
  /** How many places wait for the review of their work, how many paid ones for a rating, and of how many the employer cancelled the hire. */
  readonly counts: { readonly toReview: number; readonly toRate: number; readonly cancelledHires: number }
}

/** `GigMoney` as columns of a statement that joins a Gig with the account of its held money and with its payment. */
const gigMoney = {
  heldKobo: sql`coalesce(${ledgerAccount.balanceKobo}, 0)`.mapWith(Number),
  places: sql<TakenPlace[]>`coalesce((
    select json_agg(json_build_object(
      'agreedKobo', ${workerGig.agreedKobo},
      'isReleased', ${workerGig.status} in ('approved', 'paid'),
      'isAbsent', coalesce(${isAbsentPlace}, false)
    ) order by ${workerGig.hiredAt}, ${workerGig.id})
    from ${workerGig}
    where ${workerGig.gigId} = ${gig.id} and ${workerGig.status} <> 'cancelled' and ${gig.status} in ('open', 'in_progress')
  ), '[]')`,
  paymentStatus: payment.status,
  counts: sql<GigMoney['counts']>`(
    select json_build_object(
      'toReview', count(*) filter (where ${workerGig.status} = 'task_submitted'),
      'toRate', count(*) filter (where ${workerGig.status} = 'paid' and ${workerGig.review} is null),
      'cancelledHires', count(*) filter (where ${isCancelledByEmployer})
    )
    from ${workerGig}
    where ${workerGig.gigId} = ${gig.id}
  )`,
}

const {
  closedNote: _closedNote,
  closedReference: _closedReference,
  searchText: _searchText,
  nextSessionAt: _nextSessionAt,
  deadlineAt: _deadlineAt,
  workersNeeded: _workersNeeded,
  clientReference: _clientReference,
  employerId: _employerId,
  ...shown
} = getTableColumns(gig)

/** What an answer says of a Gig's row. A list reads nothing else: mapping columns is what costs most. */
const shownColumns = shown

/** A Gig's row as a list reads it. */
export type ShownGig = Pick<GigRow, keyof typeof shown>

/** Condition for Gigs with a session that starts within the days of the query. */
function onDays(
  db: Pick<Database, 'select'>,
  employerId: string | Placeholder,
  { from, to }: Filters,
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

function conditionOf(db: Pick<Database, 'select'>, employerId: string | Placeholder, selection: Filters) {
  const { status, category, searchTerms = [] } = selection
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
  { employerId, filters, sort }: PageSelection<Filters, Sort>,
  range: PageRange,
) {
  const where = conditionOf(db, employerId, filters)
  const order = orders[sort]
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

const readPage = pageReader('gigs', ['newest', 'next_session', 'deadline', 'applicants'], selectPage)

/**
 * A page of the employer's Gigs: the rows with their money, each with the count of all matches. A page without Gigs has one row, whose
 * `row` is null.
 */
export const selectGigsPage = (
  db: Database,
  employerId: string,
  { sort = 'newest', ...filters }: Filters & { readonly sort?: Sort | undefined },
  range: Range,
) => readPage(db, { employerId, filters, sort }, range)

/** The money of one Gig; undefined without such a Gig. */
export async function selectGigMoney(db: Pick<Database, 'select'>, id: string): Promise<GigMoney | undefined> {
  const [money] = await db
    .select(gigMoney)
    .from(gig)
    .leftJoin(ledgerAccount, isHeldAccount)
    .leftJoin(payment, eq(payment.id, gig.paymentId))
    .where(eq(gig.id, id))
  return money
}

/** The employer's number of Gigs by status, and what was paid for them minus refunds, in kobo. */
export const selectTotalsByStatus = (db: Pick<Transaction, 'select'>, employerId: string) =>
  db
    .select({
      status: gig.status,
      count: sql`count(*)`.mapWith(Number),
      kobo: sql`sum(${gig.paidKobo} - ${gig.refundedKobo})`.mapWith(Number),
    })
    .from(gig)
    .where(eq(gig.employerId, employerId))
    .groupBy(gig.status)
