import { createHash, randomInt } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import {
  type Counterparty,
  type Destination,
  payment,
  paymentEvent,
  type TransactionPurpose,
  type TransactionStatus,
  type TransactionType,
} from '../../db/money-schema.ts'
import { Refusal } from '../refusal.ts'
import { newId } from '../secrets.ts'
import { nextCheckAfter } from './check-times.ts'
import { canMove, isFinal } from './payment-states.ts'

export type Payment = typeof payment.$inferSelect

/** A payment about to begin. */
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
  /** The caller's UUID, kept for every retry of the same intent (docs/product/rules.md#money-movement). Absent for what the server does by itself. */
  readonly clientReference?: string
}

const letters = {
  gig_payment: 'P',
  subscription: 'S',
  wallet_funding: 'F',
  withdrawal: 'W',
  worker_payout: 'O',
  refund: 'R',
  fee: 'E',
} as const satisfies Record<TransactionType, string>
/** Without I, L, O and U: nobody misreads a reference on the telephone. */
const referenceAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference for people, like 'MQ-W-8F2K9QX4TZ': fifty random bits. */
export function newReference(type: TransactionType): string {
  const code = Array.from({ length: 10 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('')
  return `MQ-${letters[type]}-${code}`
}

/** Two calls mean the same payment when all of this is the same. */
function fingerprint({ type, amountKobo, purpose = {} }: NewPayment): string {
  const sorted = Object.entries(purpose).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([type, amountKobo, sorted]))
    .digest('base64url')
}

/**
 * Begins a payment, or finds the one that the same `clientReference` has begun: `isNew` is false then and nothing may be done again.
 * Calls that come at the same time wait for the first of them, so exactly one sees `isNew`.
 * @throws {Refusal} CONFLICT when the reference stands for another payment
 */
export async function openPayment(
  tx: Transaction,
  input: NewPayment,
  at: Date,
): Promise<{ readonly payment: Payment; readonly isNew: boolean }> {
  const intentHash = fingerprint(input)
  const [created] = await tx
    .insert(payment)
    .values({
      id: newId('txn'),
      reference: newReference(input.type),
      status: 'pending',
      createdAt: at,
      intentHash,
      ...input,
    })
    .onConflictDoNothing({ target: [payment.employerId, payment.clientReference] })
    .returning()
  if (created !== undefined) {
    await tx.insert(paymentEvent).values({ paymentId: created.id, at, status: created.status })
    return { payment: created, isNew: true }
  }
  const [known] = await tx
    .select()
    .from(payment)
    .where(and(eq(payment.employerId, input.employerId), eq(payment.clientReference, input.clientReference ?? '')))
  if (known === undefined) throw new Error('A payment that is in the way cannot be read')
  if (known.intentHash !== intentHash) {
    throw new Refusal('CONFLICT', 'This reference belongs to another payment. Start again to make a new one.')
  }
  return { payment: known, isNew: false }
}

/** Locks a payment until the transaction ends, so that webhook, check and job do not settle it at the same time. */
export async function lockPayment(tx: Transaction, id: string): Promise<Payment> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for('update')
  if (row === undefined) throw new Error(`There is no payment ${id}`)
  return row
}

/** What is known besides the status when it changes. */
export type PaymentFacts = Partial<
  Pick<Payment, 'channel' | 'failureReason' | 'sessionId' | 'balanceAfterKobo' | 'counterparty' | 'providerReference'>
> & {
  /** Words for the timeline. */
  readonly note?: string
}

/**
 * Moves a locked payment to a status and writes it into the timeline.
 * @throws {Error} when the status cannot go there; callers ask `canMove` first where that may happen
 */
export async function movePayment(
  tx: Transaction,
  locked: Payment,
  to: TransactionStatus,
  at: Date,
  { note, ...facts }: PaymentFacts = {},
): Promise<Payment> {
  if (!canMove(locked.status, to)) {
    throw new Error(`Payment ${locked.reference} cannot go from ${locked.status} to ${to}`)
  }
  const ends = isFinal(to)
  const [moved] = await tx
    .update(payment)
    .set({
      ...facts,
      status: to,
      ...(ends && { completedAt: at, nextCheckAt: nextCheckAfter({ ...locked, status: to }, at) }),
    })
    .where(eq(payment.id, locked.id))
    .returning()
  if (moved === undefined) throw new Error(`There is no payment ${locked.id}`)
  await tx.insert(paymentEvent).values({ paymentId: locked.id, at, status: to, ...(note !== undefined && { note }) })
  return moved
}

/** Writes into a locked payment, which stays what it is, what became of it later: there is nothing more to ask. */
export async function explainPayment(
  tx: Transaction,
  { id, status }: Payment,
  words: string,
  at: Date,
): Promise<Payment> {
  const [explained] = await tx
    .update(payment)
    .set({ failureReason: words, nextCheckAt: null })
    .where(eq(payment.id, id))
    .returning()
  if (explained === undefined) throw new Error(`There is no payment ${id}`)
  await tx.insert(paymentEvent).values({ paymentId: id, at, status, note: words })
  return explained
}
