import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { firstRow, hasRows } from '../../platform/db/rows.ts'
import { pin } from '../../db/money-schema.ts'

/** The row of an employer's PIN. */
export type PinRow = typeof pin.$inferSelect

type Columns = Omit<PinRow, 'employerId'>

/** Reads the employer's PIN, locked until the transaction ends. */
export const selectPinForUpdate = (tx: Transaction, employerId: string) =>
  firstRow(tx.select().from(pin).where(eq(pin.employerId, employerId)).for('update'))

/** Whether the employer has a PIN. */
export const selectHasPin = async (db: Pick<Database, '$count'>, employerId: string): Promise<boolean> =>
  (await db.$count(pin, eq(pin.employerId, employerId))) > 0

/** Changes the employer's PIN. */
export const updatePin = (tx: Transaction, employerId: string, changes: Partial<Columns>) =>
  tx.update(pin).set(changes).where(eq(pin.employerId, employerId))

/** Stores the employer's first PIN. @returns false when the employer has one */
export const insertPin = (tx: Transaction, values: typeof pin.$inferInsert) =>
  hasRows(tx.insert(pin).values(values).onConflictDoNothing().returning({ employerId: pin.employerId }))

/** Stores the employer's PIN in place of an earlier one. */
export const upsertPin = (tx: Transaction, employerId: string, columns: Columns) =>
  tx
    .insert(pin)
    .values({ employerId, ...columns })
    .onConflictDoUpdate({ target: pin.employerId, set: columns })
