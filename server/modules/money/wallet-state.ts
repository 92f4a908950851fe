import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { selectWalletStatus, selectWalletStatusForShare, updateToRestricted } from './wallet-repository.ts'

/** Checks that the wallet is active. @throws {Refusal} WALLET_NOT_ACTIVE, WALLET_RESTRICTED */
export async function assertWalletOpen({ db }: Pick<Deps, 'db'>, employerId: string) {
  const status = await assertNotRestricted(db, employerId)
  if (status !== 'active') throw new Refusal('WALLET_NOT_ACTIVE')
}

/** Checks that the wallet is not restricted; it may be inactive. @returns its status @throws {Refusal} WALLET_RESTRICTED */
export async function assertNotRestricted(db: Pick<Database, 'select'>, employerId: string) {
  return assertStatusNotRestricted(await selectWalletStatus(db, employerId))
}

/** Whether the wallet is restricted. */
export const isRestricted = async (db: Pick<Database, 'select'>, employerId: string) =>
  (await selectWalletStatus(db, employerId)) === 'restricted'

/**
 * Locks the wallet row for share in the transaction that debits the wallet, and checks that it is not restricted: a chargeback that is
 * restricting the wallet is waited for, and a later one waits for this transaction. Lock order, the same as in a chargeback: payment,
 * plan and Gig first, then this lock, then the ledger accounts. Another order can deadlock.
 * @throws {Refusal} WALLET_RESTRICTED
 */
export async function lockOpenWallet(tx: Transaction, employerId: string) {
  assertStatusNotRestricted(await selectWalletStatusForShare(tx, employerId))
}

/** Locks the wallet row for share, as `lockOpenWallet` does. @returns whether the wallet is restricted */
export const lockRestriction = async (tx: Transaction, employerId: string): Promise<boolean> =>
  (await selectWalletStatusForShare(tx, employerId)) === 'restricted'

function assertStatusNotRestricted(status: string | undefined) {
  if (status === 'restricted') throw new Refusal('WALLET_RESTRICTED')
  return status
}

/** Restricts the wallet until support has reviewed it. */
export async function restrictWallet(tx: Transaction, employerId: string) {
  await updateToRestricted(tx, employerId)
}
