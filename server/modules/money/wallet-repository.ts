import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { pin, withdrawalAccount } from '../../db/money-schema.ts'
import { wallet } from '../../db/schema.ts'

const statusStatement = (db: Pick<Database, 'select'>, employerId: string) =>
  db.select({ status: wallet.status }).from(wallet).where(eq(wallet.employerId, employerId))

/** The status of the employer's wallet. */
export const selectWalletStatus = async (db: Pick<Database, 'select'>, employerId: string) =>
  (await statusStatement(db, employerId))[0]?.status

/** The status of the employer's wallet, which no other transaction changes until this one ends. */
export const selectWalletStatusForShare = async (tx: Transaction, employerId: string) =>
  (await statusStatement(tx, employerId).for('share'))[0]?.status

/** Restricts the employer's wallet. */
export const updateToRestricted = (tx: Transaction, employerId: string) =>
  tx.update(wallet).set({ status: 'restricted' }).where(eq(wallet.employerId, employerId))

/** Activates the employer's wallet unless it is restricted or the employer has no bank account or no PIN. @returns whether it is active */
export async function updateToActive(db: Database, employerId: string): Promise<boolean> {
  const hasBoth = and(
    sql`exists (select from ${withdrawalAccount} where ${withdrawalAccount.employerId} = ${employerId})`,
    sql`exists (select from ${pin} where ${pin.employerId} = ${employerId})`,
  )
  const isOpen = inArray(wallet.status, ['not_activated', 'active'])
  const activated = await db
    .update(wallet)
    .set({ status: 'active' })
    .where(and(eq(wallet.employerId, employerId), isOpen, hasBoth))
    .returning({ employerId: wallet.employerId })
  return activated.length > 0
}
