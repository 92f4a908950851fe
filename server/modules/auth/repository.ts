import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { firstRow, hasRows } from '../../platform/db/rows.ts'
import { company, employer, wallet } from '../../db/schema.ts'

/** The row of an employer. */
export type EmployerRow = typeof employer.$inferSelect

type Reader = Pick<Database, 'select'>

/** Stores an employer with an unnamed business and a wallet that is not activated. @returns false when the email has an account */
export async function insertAccount(
  tx: Transaction,
  values: typeof employer.$inferInsert,
  companyId: string,
): Promise<boolean> {
  const created = await tx
    .insert(employer)
    .values(values)
    .onConflictDoNothing({ target: employer.email })
    .returning({ id: employer.id })
  if (created.length === 0) return false
  await tx.insert(company).values({ id: companyId, employerId: values.id })
  await tx.insert(wallet).values({ employerId: values.id })
  return true
}

/** Reads the employer with an email, in the spelling in which it is stored. */
export const selectByEmail = (db: Reader, email: string) =>
  firstRow(db.select().from(employer).where(eq(employer.email, email)))

const credentials = { passwordHash: employer.passwordHash, closedAt: employer.closedAt }

/** The password's hash of an employer, and when the account was closed. */
export const selectCredentials = (db: Reader, employerId: string) =>
  firstRow(db.select(credentials).from(employer).where(eq(employer.id, employerId)))

/** The same, which no other transaction changes until this one ends. */
export const selectCredentialsForShare = (tx: Transaction, employerId: string) =>
  firstRow(tx.select(credentials).from(employer).where(eq(employer.id, employerId)).for('share'))

/**
 * Stores the hash of a new password.
 * @param replacedHash the hash that it must replace; any without it
 * @returns whether it was stored
 */
export function updatePasswordHash(tx: Transaction, employerId: string, passwordHash: string, replacedHash?: string) {
  const isReplaced = replacedHash === undefined ? undefined : eq(employer.passwordHash, replacedHash)
  return hasRows(
    tx
      .update(employer)
      .set({ passwordHash })
      .where(and(eq(employer.id, employerId), isReplaced))
      .returning({ id: employer.id }),
  )
}
