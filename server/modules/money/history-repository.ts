import { and, asc, desc, eq, gte, ilike, lt, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Database } from '../../platform/db/database.ts'
import { payment, paymentEvent } from '../../db/money-schema.ts'
import { countOf, idsOfPage, type PageRange, pageReader, type PageSelection } from '../../platform/db/page.ts'
import { day, later } from '../../platform/clock/time.ts'
import { containsPattern, lagosMidnight } from '../../platform/db/list-filters.ts'

type Query = QueryOf<typeof api.payments.list>
type Sort = NonNullable<Query['sort']>
type Filters = Omit<Query, 'limit' | 'skip' | 'sort'>

const orders: Readonly<Record<Sort, readonly SQL[]>> = {
  newest: [desc(payment.createdAt), desc(payment.id)],
  oldest: [asc(payment.createdAt), asc(payment.id)],
  largest: [desc(payment.amountKobo), desc(payment.id)],
  smallest: [asc(payment.amountKobo), asc(payment.id)],
}

/** What an answer says of a payment. A list reads nothing else: mapping columns is what costs most. */
const shown = {
  id: payment.id,
  reference: payment.reference,
  sessionId: payment.sessionId,
  type: payment.type,
  direction: payment.direction,
  amountKobo: payment.amountKobo,
  feeKobo: payment.feeKobo,
  balanceAfterKobo: payment.balanceAfterKobo,
  status: payment.status,
  failureReason: payment.failureReason,
  channel: payment.channel,
  description: payment.description,
  counterparty: payment.counterparty,
  purpose: payment.purpose,
  authorizationUrl: payment.authorizationUrl,
  createdAt: payment.createdAt,
  completedAt: payment.completedAt,
}

/** A payment's row as a list reads it. */
export type ShownPayment = Pick<typeof payment.$inferSelect, keyof typeof shown>

/** The timeline of a payment's row, with times as the contract writes them. */
const timeline = sql<Output<typeof api.payments.get>['timeline']>`(
  select coalesce(json_agg(json_build_object(
    'at', to_char(${paymentEvent.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'status', ${paymentEvent.status},
    'note', ${paymentEvent.note}
  ) order by ${paymentEvent.id}), '[]')
  from ${paymentEvent} where ${paymentEvent.paymentId} = ${payment.id})`

function conditionOf(employerId: string | Placeholder, { type, status, gigId, from, to, searchWord }: Filters) {
  return and(
    eq(payment.employerId, employerId),
    type === undefined ? undefined : eq(payment.type, type),
    status === undefined ? undefined : eq(payment.status, status),
    gigId === undefined ? undefined : sql`${payment.purpose}->>'gigId' = ${gigId}`,
    from === undefined ? undefined : gte(payment.createdAt, lagosMidnight(from)),
    to === undefined ? undefined : lt(payment.createdAt, later(lagosMidnight(to), day)),
    searchWord === undefined || searchWord === ''
      ? undefined
      : or(
          ilike(payment.reference, containsPattern(searchWord)),
          ilike(payment.description, containsPattern(searchWord)),
        ),
  )
}

/** A page with its timelines and the count of all matches. */
function selectPage(
  db: Pick<Database, 'select'>,
  { employerId, filters, sort }: PageSelection<Filters, Sort>,
  range: PageRange,
) {
  const where = conditionOf(employerId, filters)
  const order = orders[sort]
  const total = countOf(db, payment, where)
  const page = idsOfPage(db, payment, where, order, range)
  return db
    .select({ total: total.count, row: shown, timeline })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(payment, eq(payment.id, page.id))
    .orderBy(...order)
}

const readPage = pageReader('payments', ['newest', 'oldest', 'largest', 'smallest'], selectPage)

/**
 * A page of the employer's payments with their timelines, each with the count of all matches. A page without payments has one row, whose
 * `row` is null.
 */
export const selectPaymentsPage = (
  db: Database,
  employerId: string,
  { limit, skip, sort = 'newest', ...filters }: Query,
) => readPage(db, { employerId, filters, sort }, { limit, skip })
