import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { snapshot } from '../../platform/db/snapshot.ts'
import type { Deps } from '../../ports/deps.ts'
import { lagosMidnight } from '../../platform/db/list-filters.ts'
import { accountId } from './ledger.ts'
import { selectStatementLines, selectStatementTotals } from './ledger-repository.ts'
import { day, later } from '../../platform/clock/time.ts'

type WalletStatement = Output<typeof api.statements.get>
type Query = QueryOf<typeof api.statements.get>

/** Suffixes of posting kinds that reverse an earlier posting of the same payment or return unneeded money. */
const reversalKinds = /(?:returned|taken-back|unneeded)$/

/**
 * One page of the wallet's ledger entries within a range of days, with the opening and closing balance. Balances are sums of entries
 * filtered by `postedAt`, like the lines: concurrent postings may be written in another order than their `postedAt`, so the balance
 * stored with an entry follows the order of writing. All queries read one snapshot.
 */
export async function readWalletStatement(
  { db }: Deps,
  employerId: string,
  { from, to, limit, skip }: Query,
): Promise<WalletStatement> {
  const walletId = accountId({ kind: 'wallet', employerId })
  const span = { from: lagosMidnight(from), end: later(lagosMidnight(to), day) }
  return db.transaction(async (tx) => {
    const { openingKobo, closingKobo, totalLine } = await selectStatementTotals(tx, walletId, span)
    const rows = await selectStatementLines(tx, walletId, span, { limit, skip })
    return {
      openingKobo,
      closingKobo,
      lines: rows.map(({ paymentId, kind, kobo, postedAt: at, ...rest }) => ({
        id: `${paymentId}:${kind}`,
        postedAt: at.toISOString(),
        direction: kobo < 0 ? 'debit' : 'credit',
        amountKobo: Math.abs(kobo),
        returned: reversalKinds.test(kind),
        ...rest,
      })),
      totalLine,
    }
  }, snapshot)
}
