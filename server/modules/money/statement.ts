import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { ledgerEntry, ledgerPosting, payment } from '../../db/money-schema.ts'
import type { Deps } from '../../ports/deps.ts'
import { lagosMidnight } from '../../platform/db/list-filters.ts'
import { accountId } from './ledger.ts'
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
  const isOfWallet = eq(ledgerEntry.accountId, accountId({ kind: 'wallet', employerId }))
  const { postedAt } = ledgerEntry
  const end = later(lagosMidnight(to), day)
  const isBefore = lt(postedAt, lagosMidnight(from))
  const isWithin = and(gte(postedAt, lagosMidnight(from)), lt(postedAt, end))
  return db.transaction(
    async (tx) => {
      const [totals] = await tx
        .select({
          openingKobo: sql<string>`coalesce(sum(${ledgerEntry.amountKobo}) filter (where ${isBefore}), 0)`,
          closingKobo: sql<string>`coalesce(sum(${ledgerEntry.amountKobo}), 0)`,
          totalLine: sql<string>`count(*) filter (where ${isWithin})`,
        })
        .from(ledgerEntry)
        .where(and(isOfWallet, lt(postedAt, end)))
      // The page is limited in a subquery, because a limit after the joins would join all skipped rows too.
      const page = tx
        .select({ id: ledgerEntry.id, postingId: ledgerEntry.postingId, postedAt, kobo: ledgerEntry.amountKobo })
        .from(ledgerEntry)
        .where(and(isOfWallet, isWithin))
        .orderBy(asc(postedAt), asc(ledgerEntry.id))
        .limit(limit)
        .offset(skip)
        .as('page')
      const rows = await tx
        .select({
          paymentId: payment.id,
          kind: ledgerPosting.kind,
          postedAt: ledgerPosting.postedAt,
          kobo: page.kobo,
          reference: payment.reference,
          description: payment.description,
        })
        .from(page)
        .innerJoin(ledgerPosting, eq(ledgerPosting.id, page.postingId))
        .innerJoin(payment, eq(payment.id, ledgerPosting.paymentId))
        .orderBy(asc(page.postedAt), asc(page.id))
      return {
        openingKobo: Number(totals?.openingKobo ?? 0),
        closingKobo: Number(totals?.closingKobo ?? 0),
        lines: rows.map(({ paymentId, kind, kobo, postedAt: at, ...rest }) => ({
          id: `${paymentId}:${kind}`,
          postedAt: at.toISOString(),
          direction: kobo < 0 ? 'debit' : 'credit',
          amountKobo: Math.abs(kobo),
          returned: reversalKinds.test(kind),
          ...rest,
        })),
        totalLine: Number(totals?.totalLine ?? 0),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
