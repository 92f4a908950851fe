import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { wallet } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusal.ts'

/** Whether money may move for this employer. @throws {Refusal} WALLET_NOT_ACTIVE, WALLET_RESTRICTED */
export async function assertWalletOpen({ db }: Pick<Deps, 'db'>, employerId: string) {
  const status = await assertNotRestricted(db, employerId)
  if (status !== 'active') throw new Refusal('WALLET_NOT_ACTIVE', 'Activate your wallet first.')
}

const statusOf = (db: Pick<Database, 'select'>, employerId: string) =>
  db.select({ status: wallet.status }).from(wallet).where(eq(wallet.employerId, employerId))

/** Whether nobody is looking at this wallet, active or not. @returns its status @throws {Refusal} WALLET_RESTRICTED */
export async function assertNotRestricted(db: Pick<Database, 'select'>, employerId: string) {
  return unlessRestricted(await statusOf(db, employerId))
}

/**
 * Asks once more, in the transaction that takes money out of the wallet: a chargeback that is closing it is waited for, and one that
 * comes later waits. Call it after payment, plan and Gig are locked and before anything is booked, as a chargeback closes the wallet
 * between these: the other way round they would stop each other.
 * @throws {Refusal} WALLET_RESTRICTED
 */
export async function keepFromClosing(tx: Transaction, employerId: string) {
  unlessRestricted(await statusOf(tx, employerId).for('share'))
}

function unlessRestricted([row]: readonly { readonly status: string }[]) {
  if (row?.status === 'restricted') {
    throw new Refusal('WALLET_RESTRICTED', 'Your wallet is under review. Contact support.')
  }
  return row?.status
}
