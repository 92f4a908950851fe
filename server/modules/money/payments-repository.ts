import { and, asc, desc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { existingRow, firstRow } from '../../platform/db/rows.ts'
import { isUnfinished, payment, paymentEvent } from '../../db/money-schema.ts'
import { employer } from '../../db/schema.ts'

/** The row of a payment. */
export type Payment = typeof payment.$inferSelect

type Reader = Pick<Database, 'select'>
type Changes = Partial<Omit<typeof payment.$inferInsert, 'id'>>

/** Stores a new payment. @returns its row; undefined when the employer has a payment with its `clientReference` */
export const insertPayment = (tx: Transaction, values: typeof payment.$inferInsert) =>
  firstRow(
    tx
      .insert(payment)
      .values(values)
      .onConflictDoNothing({ target: [payment.employerId, payment.clientReference] })
      .returning(),
  )

/** Adds an entry to the timeline of a payment. */
export const insertPaymentEvent = (tx: Transaction, values: typeof paymentEvent.$inferInsert) =>
  tx.insert(paymentEvent).values(values)

/** The timeline of a payment, the first entry first. */
export const selectPaymentEvents = (db: Reader, paymentId: string) =>
  db.select().from(paymentEvent).where(eq(paymentEvent.paymentId, paymentId)).orderBy(asc(paymentEvent.id))

/** The latest note of a payment's timeline; undefined without one. */
export async function selectLatestNote(tx: Transaction, paymentId: string): Promise<string | undefined> {
  const [event] = await tx
    .select({ note: paymentEvent.note })
    .from(paymentEvent)
    .where(eq(paymentEvent.paymentId, paymentId))
    .orderBy(desc(paymentEvent.id))
    .limit(1)
  return event?.note ?? undefined
}

/** Reads the payment that the employer's call with this `clientReference` made. */
export const selectPaymentOfCall = (db: Reader, employerId: string, clientReference: string) =>
  firstRow(
    db
      .select()
      .from(payment)
      .where(and(eq(payment.employerId, employerId), eq(payment.clientReference, clientReference))),
  )

/** Reads the payment with this `clientReference`, locked until the transaction ends. */
export const selectPaymentOfCallForUpdate = (tx: Transaction, employerId: string, clientReference: string) =>
  firstRow(
    tx
      .select()
      .from(payment)
      .where(and(eq(payment.employerId, employerId), eq(payment.clientReference, clientReference)))
      .for('update'),
  )

/** Reads the employer's payment by its id, its reference, or the `clientReference` of the call that made it, in any letter case. */
export async function selectOwnPayment(db: Reader, employerId: string, name: string): Promise<Payment | undefined> {
  const isNamed = or(
    eq(payment.id, name),
    eq(payment.reference, name),
    inArray(payment.clientReference, [name, name.toLowerCase()]),
  )
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.employerId, employerId), isNamed))
  return row
}

/** The employer's fundings that were charged back, the oldest first. */
export const selectReversedFundings = (db: Reader, employerId: string): Promise<Payment[]> =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.employerId, employerId), eq(payment.type, 'wallet_funding'), eq(payment.status, 'reversed')))
    .orderBy(asc(payment.createdAt), asc(payment.id))

/** Reads a payment of any employer by its id. */
export const selectPaymentById = (db: Reader, id: string) =>
  firstRow(db.select().from(payment).where(eq(payment.id, id)))

/** Reads a payment of any employer by its id, locked until the transaction ends. */
export const selectPaymentForUpdate = (tx: Transaction, id: string) =>
  firstRow(tx.select().from(payment).where(eq(payment.id, id)).for('update'))

/** Reads a payment of any employer by its reference. */
export const selectPaymentByReference = (db: Reader, reference: string) =>
  firstRow(db.select().from(payment).where(eq(payment.reference, reference)))

/** Reads a payment of any employer by its reference, locked until the transaction ends. */
export const selectPaymentByReferenceForUpdate = (tx: Transaction, reference: string) =>
  firstRow(tx.select().from(payment).where(eq(payment.reference, reference)).for('update'))

/** Updates a payment. @returns its row @throws {Error} without such a payment */
export const updatePayment = (tx: Transaction, id: string, changes: Changes) =>
  existingRow(tx.update(payment).set(changes).where(eq(payment.id, id)).returning(), `There is no payment ${id}`)

/** Stores the URL of a payment's page. @returns its row; undefined when the payment is final */
export const updateUnfinishedPage = (db: Database, id: string, authorizationUrl: string) =>
  firstRow(
    db
      .update(payment)
      .set({ authorizationUrl })
      .where(and(eq(payment.id, id), isUnfinished))
      .returning(),
  )

/** Payments that are queried without a call. An abandoned withdrawal is not: its money is back in the wallet, and nothing can arrive for it later. */
const isCheckable = or(isUnfinished, and(eq(payment.status, 'abandoned'), ne(payment.type, 'withdrawal')))

/**
 * The payment whose check is due for the longest time, or planned later than any check is, by a clock that was ahead. It is locked until the
 * transaction ends; those that another transaction has locked are left out.
 */
export const selectDuePaymentForUpdate = (tx: Transaction, { at, latest }: { at: Date; latest: Date }) =>
  firstRow(
    tx
      .select()
      .from(payment)
      .where(and(or(lte(payment.nextCheckAt, at), gt(payment.nextCheckAt, latest)), isCheckable))
      .orderBy(asc(payment.nextCheckAt))
      .limit(1)
      .for('update', { skipLocked: true }),
  )

/** The email of an employer, and when the account was closed; undefined without such an employer. */
export const selectEmployer = (tx: Reader, employerId: string) =>
  firstRow(
    tx.select({ email: employer.email, closedAt: employer.closedAt }).from(employer).where(eq(employer.id, employerId)),
  )
