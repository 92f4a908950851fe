import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { firstRow } from '../../platform/db/rows.ts'
import { withdrawalAccount } from '../../db/money-schema.ts'

/** The row of an employer's bank account. */
export type AccountRow = typeof withdrawalAccount.$inferSelect

/** Reads the employer's bank account. */
export const selectAccount = (db: Pick<Database, 'select'>, employerId: string) =>
  firstRow(db.select().from(withdrawalAccount).where(eq(withdrawalAccount.employerId, employerId)))

/** Stores the employer's first bank account. @returns its row; undefined when the employer has one */
export const insertAccount = (tx: Transaction, values: typeof withdrawalAccount.$inferInsert) =>
  firstRow(tx.insert(withdrawalAccount).values(values).onConflictDoNothing().returning())

/** Marks an account as verified unless it was changed since it was read. @returns its row; undefined when it was changed */
export async function updateToVerified(
  db: Database,
  { employerId, bankCode, accountNumber }: AccountRow,
  accountName: string,
): Promise<AccountRow | undefined> {
  const sameAccount = and(
    eq(withdrawalAccount.employerId, employerId),
    eq(withdrawalAccount.bankCode, bankCode),
    eq(withdrawalAccount.accountNumber, accountNumber),
  )
  const [row] = await db.update(withdrawalAccount).set({ accountName, verified: true }).where(sameAccount).returning()
  return row
}

/** Changes the employer's bank account. @returns its row; undefined without one */
export const updateAccount = (tx: Transaction, employerId: string, changes: Partial<Omit<AccountRow, 'employerId'>>) =>
  firstRow(tx.update(withdrawalAccount).set(changes).where(eq(withdrawalAccount.employerId, employerId)).returning())
