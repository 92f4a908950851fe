import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { day, later, minute } from '../../platform/clock/time.ts'
import { enforceRateLimits } from '../../platform/limits/rate-limit.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { checkPayment } from './check.ts'
import { selectPaymentsPage, type ShownPayment } from './history-repository.ts'
import { isFinal, isUnsuccessful } from './payment-states.ts'
import type { Payment } from './payments.ts'
import { selectOwnPayment, selectPaymentEvents } from './payments-repository.ts'

type SerializedPayment = Output<typeof api.payments.get>
/** One page of the payment history with the count of all matches. */
export async function listPayments(
  { db }: Deps,
  employerId: string,
  query: QueryOf<typeof api.payments.list>,
): Promise<Output<typeof api.payments.list>> {
  const rows = await selectPaymentsPage(db, employerId, query)
  return {
    transactions: rows.flatMap(({ row, timeline: steps }) => (row === null ? [] : [toTransaction(row, steps)])),
    totalTransaction: rows[0]?.total ?? 0,
  }
}

/**
 * Finds the employer's payment by id, by reference, or by the client's `ref`, which a client uses when it lost the response.
 * @throws {Refusal} NOT_FOUND, also for a payment of another employer
 */
const findPayment = async (db: Pick<Database, 'select'>, employerId: string, idOrReference: string) =>
  orNotFound(await selectOwnPayment(db, employerId, idOrReference), 'Transaction not found')

export async function readPayment({ db }: Deps, employerId: string, idOrReference: string): Promise<SerializedPayment> {
  return serializePayment(db, await findPayment(db, employerId, idOrReference))
}

/** How long 'Check again' queries the provider about an unsuccessful payment, in milliseconds: the employer may have paid late. */
const lateArrivalMs = day

/** Whether to query the provider. A failed withdrawal is not queried: its money is back in the wallet, and nothing can arrive for it later. */
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
  const events = await selectPaymentEvents(db, row.id)
  return toTransaction(
    row,
    events.map(({ at, status, note }) => ({ at: at.toISOString(), status, note })),
  )
}

function toTransaction(row: ShownPayment, steps: SerializedPayment['timeline']): SerializedPayment {
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
    // One that is under way must not be paid again, and a final one cannot be paid any more.
    authorizationUrl: row.status === 'pending' ? row.authorizationUrl : null,
    createdAt: row.createdAt.toISOString(),
    completedAt: row.completedAt?.toISOString() ?? null,
    timeline: steps,
  }
}
