import { createHash, randomInt } from 'node:crypto'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type {
  Counterparty,
  Destination,
  TransactionPurpose,
  TransactionStatus,
  TransactionType,
} from '../../db/money-schema.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import { nextCheckAfter } from './check-times.ts'
import { canTransition, isFinal } from './payment-states.ts'
import {
  insertPayment,
  insertPaymentEvent,
  type Payment,
  selectPaymentForUpdate,
  selectPaymentOfCall,
  updatePayment,
} from './payments-repository.ts'

export type { Payment } from './payments-repository.ts'

/** A payment to be created. */
export interface NewPayment {
  readonly employerId: string
  readonly type: TransactionType
  readonly direction: 'credit' | 'debit'
  /** Gross, fee included, in kobo. */
  readonly amountKobo: number
  readonly feeKobo?: number
  readonly description: string
  readonly channel?: Payment['channel']
  readonly counterparty?: Counterparty
  readonly destination?: Destination
  readonly purpose?: TransactionPurpose
  readonly provider: string
  /** Idempotency key: the caller's UUID, the same for every retry (docs/product/rules.md#money-movement). Absent for some payments that the server starts. */
  readonly clientReference?: string
  /** When the provider is first called about it; absent for payments that need no call, or none yet. */
  readonly nextCheckAt?: Date
}

const referencePrefixes = {
  gig_payment: 'P',
  subscription: 'S',
  wallet_funding: 'F',
  withdrawal: 'W',
  worker_payout: 'O',
  refund: 'R',
  fee: 'E',
} as const satisfies Record<TransactionType, string>
/** Crockford's base 32, without I, L, O and U, which are easily misread. */
const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A human-readable reference with 50 random bits, like 'MQ-W-8F2K9QX4TZ'. */
export function newReference(type: TransactionType): string {
  const code = Array.from({ length: 10 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('')
  return `MQ-${referencePrefixes[type]}-${code}`
}

/** The refusal of a `ref` that another payment has. */
export const referenceTakenRefusal = () =>
  new Refusal('CONFLICT', 'This reference belongs to another payment. Start again to make a new one.')

/** Hash of the values that must be equal for a retry with the same reference. */
function fingerprint({ type, amountKobo, purpose = {} }: NewPayment): string {
  const sorted = Object.entries(purpose).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([type, amountKobo, sorted]))
    .digest('base64url')
}

/**
 * Creates a payment, or finds the one with the same `clientReference`: then `isNew` is false and the caller must not repeat its effects.
 * Concurrent calls wait for the first insert, so exactly one of them sees `isNew`.
 * @throws {Refusal} CONFLICT when the reference belongs to a different payment
 */
export async function findOrCreatePayment(
  tx: Transaction,
  input: NewPayment,
  at: Date,
): Promise<{ readonly payment: Payment; readonly isNew: boolean }> {
  const intentHash = fingerprint(input)
  const created = await insertPayment(tx, {
    id: newId('txn'),
    reference: newReference(input.type),
    status: 'pending',
    createdAt: at,
    intentHash,
    ...input,
  })
  if (created !== undefined) {
    await insertPaymentEvent(tx, { paymentId: created.id, at, status: created.status })
    return { payment: created, isNew: true }
  }
  const existing = await selectPaymentOfCall(tx, input.employerId, input.clientReference ?? '')
  if (existing === undefined) throw new Error('Unreachable: the payment with this reference cannot be read')
  if (existing.intentHash !== intentHash) {
    throw referenceTakenRefusal()
  }
  return { payment: existing, isNew: false }
}

/** The payment that the employer's call with this `ref` made; undefined when there is none. */
export const findPaymentOfCall = (
  db: Pick<Database, 'select'>,
  employerId: string,
  ref: string,
): Promise<Payment | undefined> => selectPaymentOfCall(db, employerId, ref)

/** Locks a payment until the transaction ends, so that webhook, check and job do not settle it concurrently. */
export async function lockPayment(tx: Transaction, id: string): Promise<Payment> {
  const row = await selectPaymentForUpdate(tx, id)
  if (row === undefined) throw new Error(`There is no payment ${id}`)
  return row
}

/** Columns that may change together with the status. */
export type PaymentDetails = Partial<
  Pick<Payment, 'channel' | 'failureReason' | 'sessionId' | 'balanceAfterKobo' | 'counterparty' | 'providerReference'>
> & {
  /** Note in the payment's timeline. */
  readonly note?: string
}

/**
 * Changes the status of a locked payment and adds it to the timeline.
 * @throws {Error} when the transition is not allowed; callers check `canTransition` first where that may happen
 */
export async function transitionPayment(
  tx: Transaction,
  locked: Payment,
  to: TransactionStatus,
  at: Date,
  { note, ...details }: PaymentDetails = {},
): Promise<Payment> {
  if (!canTransition(locked.status, to)) {
    throw new Error(`Payment ${locked.reference} cannot go from ${locked.status} to ${to}`)
  }
  const isEnd = isFinal(to)
  const moved = await updatePayment(tx, locked.id, {
    ...details,
    status: to,
    ...(isEnd && { completedAt: at, nextCheckAt: nextCheckAfter({ ...locked, status: to }, at) }),
  })
  await insertPaymentEvent(tx, { paymentId: locked.id, at, status: to, ...(note !== undefined && { note }) })
  return moved
}

/** Adds a note to the timeline of a payment whose status stays the same. */
export const addPaymentNote = (
  tx: Transaction,
  { id, status }: Pick<Payment, 'id' | 'status'>,
  note: string,
  at: Date,
) => insertPaymentEvent(tx, { paymentId: id, at, status, note })

/** Adds an explanation to a locked payment without changing its status, and stops further checks. */
export async function annotatePayment(
  tx: Transaction,
  { id, status }: Payment,
  explanation: string,
  at: Date,
): Promise<Payment> {
  const annotated = await updatePayment(tx, id, { failureReason: explanation, nextCheckAt: null })
  await addPaymentNote(tx, { id, status }, explanation, at)
  return annotated
}
