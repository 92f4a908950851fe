import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { wallet } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusal.ts'

/** Whether money may move for this employer. @throws {Refusal} WALLET_NOT_ACTIVE, WALLET_RESTRICTED */
export async function assertWalletOpen({ db }: Pick<Deps, 'db'>, employerId: string) {
  const status = await assertNotRestricted(db, employerId)
  if (status !== 'active') throw new Refusal('WALLET_NOT_ACTIVE', 'Activate your wallet first.')
}

/** Whether nobody is looking at this wallet, active or not. @returns its status @throws {Refusal} WALLET_RESTRICTED */
export async function assertNotRestricted(db: Pick<Database, 'select'>, employerId: string) {
  const [row] = await db.select({ status: wallet.status }).from(wallet).where(eq(wallet.employerId, employerId))
  if (row?.status === 'restricted') throw new Refusal('WALLET_RESTRICTED', 'Your wallet is under review. Contact support.')
  return row?.status
}
