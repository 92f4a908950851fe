import { eq } from 'drizzle-orm'
import { company, employer } from '../../db/schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { existingRow } from '../../platform/db/rows.ts'

type Reader = Pick<Transaction, 'select'>

const missing = 'There is no row of this employer'

/** Reads the row of a person. */
export const selectEmployer = (db: Reader, employerId: string) =>
  existingRow(db.select().from(employer).where(eq(employer.id, employerId)), missing)

/** Locks the row of a person against other changes until the transaction ends. */
export const lockEmployer = (tx: Transaction, employerId: string) =>
  tx.select({ id: employer.id }).from(employer).where(eq(employer.id, employerId)).for('no key update')

/** Changes columns of a person, if there are any. */
export async function updateEmployer(
  tx: Transaction,
  employerId: string,
  columns: Partial<typeof employer.$inferInsert>,
) {
  if (Object.keys(columns).length > 0) await tx.update(employer).set(columns).where(eq(employer.id, employerId))
}

/** Reads the row of a business. */
export const selectCompany = (db: Reader, employerId: string) =>
  existingRow(db.select().from(company).where(eq(company.employerId, employerId)), missing)

/** Locks the row of a business against other changes until the transaction ends. */
export const lockCompany = (tx: Transaction, employerId: string) =>
  tx.select({ id: company.employerId }).from(company).where(eq(company.employerId, employerId)).for('no key update')

/** Changes columns of a business, if there are any. */
export async function updateCompany(
  tx: Transaction,
  employerId: string,
  columns: Partial<typeof company.$inferInsert>,
) {
  if (Object.keys(columns).length > 0) await tx.update(company).set(columns).where(eq(company.employerId, employerId))
}
