import { and, asc, desc, eq, gte, ilike, lt, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Database } from '../../platform/db/database.ts'
import { payment, paymentEvent } from '../../db/money-schema.ts'
import { countOf, idsOfPage, type PageRange } from '../../platform/db/page.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { Deps } from '../../ports/deps.ts'
import { day, later, minute } from '../../platform/clock/time.ts'
import { containsPattern, lagosMidnight } from '../../platform/db/list-filters.ts'
import { enforceRateLimits } from '../../platform/limits/rate-limit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { checkPayment } from './check.ts'
import { isFinal, isUnsuccessful } from './payment-states.ts'
import type { Payment } from './payments.ts'

type SerializedPayment = Output<typeof api.payments.get>
type Query = QueryOf<typeof api.payments.list>
type Sort = NonNullable<Query['sort']>
/** What a page is of: those that match, in an order. */
type Selection = Omit<Query, 'limit' | 'skip'>

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
  createdAt: payment.createdAt,
  completedAt: payment.completedAt,
}

/** The timeline of a payment's row, with times as the contract writes them. */
const timeline = sql<SerializedPayment['timeline']>`(
  select coalesce(json_agg(json_build_object(
    'at', to_char(${paymentEvent.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'status', ${paymentEvent.status},
    'note', ${paymentEvent.note}
  ) order by ${paymentEvent.id}), '[]')
  from ${paymentEvent} where ${paymentEvent.paymentId} = ${payment.id})`

function filters(employerId: string | Placeholder, { type, status, gigId, from, to, searchWord }: Selection) {
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
  employerId: string | Placeholder,
  selection: Selection,
  range: PageRange,
) {
  const where = filters(employerId, selection)
  const order = orders[selection.sort ?? 'newest']
  const total = countOf(db, payment, where)
  const page = idsOfPage(db, payment, where, order, range)
  return db
    .select({ total: total.count, row: shown, timeline })
    .from(total)
    .leftJoin(page, sql`true`)
    .leftJoin(payment, eq(payment.id, page.id))
    .orderBy(...order)
}

const unfilteredPage = (sort: Sort) =>
  prepared((db) =>
    selectPage(
      db,
      sql.placeholder('employerId'),
      { sort },
      { limit: sql.placeholder('limit'), skip: sql.placeholder('skip') },
    ).prepare(`payments_${sort}`),
  )

/** The pages of all payments, which most calls ask for, in each order. */
const unfilteredPages: Readonly<Record<Sort, ReturnType<typeof unfilteredPage>>> = {
  newest: unfilteredPage('newest'),
  oldest: unfilteredPage('oldest'),
  largest: unfilteredPage('largest'),
  smallest: unfilteredPage('smallest'),
}

/** One page of the payment history with the count of all matches. */
export async function listPayments(
  { db }: Deps,
  employerId: string,
  { limit, skip, sort = 'newest', ...filtering }: Query,
): Promise<Output<typeof api.payments.list>> {
  const isFiltered = Object.values(filtering).some((value) => value !== undefined)
  const rows = isFiltered
    ? await selectPage(db, employerId, { sort, ...filtering }, { limit, skip })
    : await unfilteredPages[sort](db).execute({ employerId, limit, skip })
  return {
    transactions: rows.flatMap(({ row, timeline: steps }) => (row === null ? [] : [toTransaction(row, steps)])),
    totalTransaction: rows[0]?.total ?? 0,
  }
}

/**
 * Finds the employer's payment by id, by reference, or by the client's `ref`, which a client uses when it lost the response.
 * @throws {Refusal} NOT_FOUND, also for a payment of another employer
 */
async function findPayment(db: Pick<Database, 'select'>, employerId: string, idOrReference: string): Promise<Payment> {
  const [row] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.employerId, employerId),
        or(
          eq(payment.id, idOrReference),
          eq(payment.reference, idOrReference),
          eq(payment.clientReference, idOrReference),
        ),
      ),
    )
  if (row === undefined) throw new Refusal('NOT_FOUND', 'Transaction not found')
  return row
}

export async function readPayment({ db }: Deps, employerId: string, idOrReference: string): Promise<SerializedPayment> {
  return serializePayment(db, await findPayment(db, employerId, idOrReference))
}

/** How long 'Check again' queries the provider about an unsuccessful payment, in milliseconds: the employer may have paid late. */
const lateArrivalMs = day

/** Whether to query the provider. A final withdrawal is never queried, because querying sends a withdrawal that the provider does not know. */
function isWorthAsking({ status, type, completedAt }: Payment, now: Date): boolean {
  if (!isFinal(status)) return true
  return (
    isUnsuccessful(status) && type !== 'withdrawal' && completedAt !== null && later(completedAt, lateArrivalMs) > now
  )
}

/** 'Check again': queries the provider about a payment that is not final or that was unsuccessful less than a day ago. @throws {Refusal} NOT_FOUND; RATE_LIMITED */
export async function verifyPayment(deps: Deps, employerId: string, idOrReference: string): Promise<SerializedPayment> {
  await enforceRateLimits(deps, [{ key: `verify-payment:${employerId}`, limit: 120, windowMs: 15 * minute }])
  const found = await findPayment(deps.db, employerId, idOrReference)
  return serializePayment(deps.db, isWorthAsking(found, deps.now()) ? await checkPayment(deps, found) : found)
}

/** Serializes one payment for the contract. */
export async function serializePayment(db: Pick<Database, 'select'>, row: Payment): Promise<SerializedPayment> {
  const events = await db
    .select()
    .from(paymentEvent)
    .where(eq(paymentEvent.paymentId, row.id))
    .orderBy(asc(paymentEvent.id))
  return toTransaction(
    row,
    events.map(({ at, status, note }) => ({ at: at.toISOString(), status, note })),
  )
}

function toTransaction(
  row: Pick<Payment, keyof typeof shown>,
  steps: SerializedPayment['timeline'],
): SerializedPayment {
  return {
    id: row.id,
    reference: row.reference,
    sessionId: row.sessionId,
    type: row.type,
    direction: row.direction,
    amountKobo: row.amountKobo,
    feeKobo: row.feeKobo,
    netKobo: row.amountKobo - row.feeKobo,
    balanceAfterKobo: row.balanceAfterKobo,
    currency: 'NGN',
    status: row.status,
    final: isFinal(row.status),
    failureReason: row.failureReason,
    channel: row.channel,
    description: row.description,
    counterparty: row.counterparty,
    gigId: row.purpose.gigId ?? null,
    workerGigId: row.purpose.workerGigId ?? null,
    planCode: row.purpose.planCode ?? null,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    timeline: steps,
  }
}
