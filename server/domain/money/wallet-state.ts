import { eq } from 'drizzle-orm'
import { wallet } from '../../db/schema.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../refusal.ts'

/** Whether money may move for this employer. @throws {Refusal} WALLET_NOT_ACTIVE, WALLET_RESTRICTED */
export async function assertWalletOpen({ db }: Pick<Deps, 'db'>, employerId: string) {
  const [row] = await db.select({ status: wallet.status }).from(wallet).where(eq(wallet.employerId, employerId))
  if (row?.status === 'restricted') throw new Refusal('WALLET_RESTRICTED', 'Your wallet is under review. Contact support.')
  if (row?.status !== 'active') throw new Refusal('WALLET_NOT_ACTIVE', 'Activate your wallet first.')
}
