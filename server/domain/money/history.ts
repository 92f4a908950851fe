import { and, asc, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Database } from '../../db/database.ts'
import { payment, paymentEvent } from '../../db/money-schema.ts'
import type { Deps } from '../deps.ts'
import { day, later, minute } from '../deps.ts'
import { countCall } from '../rate-limit.ts'
import { Refusal } from '../refusal.ts'
import { checkPayment } from './check.ts'
import { isFinal, isGivenUp } from './payment-states.ts'
import type { Payment } from './payments.ts'

type Shown = Output<typeof api.payments.get>
type Query = QueryOf<typeof api.payments.list>

const orders: Readonly<Record<NonNullable<Query['sort']>, readonly SQL[]>> = {
  newest: [desc(payment.createdAt), desc(payment.id)],
  oldest: [asc(payment.createdAt), asc(payment.id)],
  largest: [desc(payment.amountKobo), desc(payment.id)],
  smallest: [asc(payment.amountKobo), asc(payment.id)],
}

/** The first moment of a day in Lagos. */
export const lagosMidnight = (date: string) => new Date(`${date}T00:00:00+01:00`)

/** A word as it is typed, safe in a pattern. */
const pattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function filters(employerId: string, { type, status, gigId, from, to, searchWord }: Query) {
  return and(
    eq(payment.employerId, employerId),
    type === undefined ? undefined : eq(payment.type, type),
    status === undefined ? undefined : eq(payment.status, status),
    gigId === undefined ? undefined : sql`${payment.purpose}->>'gigId' = ${gigId}`,
    from === undefined ? undefined : gte(payment.createdAt, lagosMidnight(from)),
    to === undefined ? undefined : lt(payment.createdAt, later(lagosMidnight(to), day)),
    searchWord === undefined || searchWord === ''
      ? undefined
      : or(ilike(payment.reference, pattern(searchWord)), ilike(payment.description, pattern(searchWord))),
  )
}

/** One page of the history with the number of all that match. Page and number are one moment's. */
export async function listPayments(
  { db }: Deps,
  employerId: string,
  query: Query,
): Promise<Output<typeof api.payments.list>> {
  return db.transaction(
    async (tx) => {
      const where = filters(employerId, query)
      const rows = await tx
        .select()
        .from(payment)
        .where(where)
        .orderBy(...orders[query.sort ?? 'newest'])
        .limit(query.limit)
        .offset(query.skip)
      return { transactions: await withTimelines(tx, rows), totalTransaction: await tx.$count(payment, where) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/**
 * The employer's payment with an id, a reference, or the `ref` of the call that made it, by which who lost the answer asks what came of it.
 * @throws {Refusal} NOT_FOUND, also for another employer's
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

export async function readPayment({ db }: Deps, employerId: string, idOrReference: string): Promise<Shown> {
  return show(db, await findPayment(db, employerId, idOrReference))
}

/** How long a payment that was given up is asked about again: who pays as its page is given up pays late. */
const lateMs = day

/** Whether the provider may know more of a payment. A withdrawal that is over is never asked about: asking sends what the provider never heard of. */
function mayHaveNews({ status, type, completedAt }: Payment, now: Date): boolean {
  if (!isFinal(status)) return true
  return isGivenUp(status) && type !== 'withdrawal' && completedAt !== null && later(completedAt, lateMs) > now
}

/** 'Check again': asks the provider about a payment that is not final, or that was given up not long ago. @throws {Refusal} NOT_FOUND; RATE_LIMITED */
export async function verifyPayment(deps: Deps, employerId: string, idOrReference: string): Promise<Shown> {
  await countCall(deps, [{ key: `verify-payment:${employerId}`, limit: 120, windowMs: 15 * minute }])
  const found = await findPayment(deps.db, employerId, idOrReference)
  return show(deps.db, mayHaveNews(found, deps.now()) ? await checkPayment(deps, found) : found)
}

/** A payment as the contract tells it. */
export async function show(db: Pick<Database, 'select'>, row: Payment): Promise<Shown> {
  const [shown] = await withTimelines(db, [row])
  if (shown === undefined) throw new Error('A payment that was given is shown')
  return shown
}

async function withTimelines(db: Pick<Database, 'select'>, rows: readonly Payment[]): Promise<Shown[]> {
  if (rows.length === 0) return []
  const events = await db
    .select()
    .from(paymentEvent)
    .where(
      inArray(
        paymentEvent.paymentId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(paymentEvent.id))
  const byPayment = Map.groupBy(events, ({ paymentId }) => paymentId)
  return rows.map((row) => ({
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
    timeline: (byPayment.get(row.id) ?? []).map(({ at, status, note }) => ({ at: at.toISOString(), status, note })),
  }))
}
