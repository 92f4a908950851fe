import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { Output, QueryOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { ledgerEntry, ledgerPosting, payment } from '../../db/money-schema.ts'
import { day, type Deps, later } from '../deps.ts'
import { lagosMidnight } from './history.ts'
import { accountId } from './ledger.ts'

type Shown = Output<typeof api.statements.get>
type Query = QueryOf<typeof api.statements.get>

/** How the kinds of postings end that take back what the same payment had moved, or give back what it was not needed for. */
const goesBack = /(?:returned|taken-back|unneeded)$/

/**
 * The entries of the employer's wallet that were posted on some days, one page of them, with the balances before and after. Balances are
 * sums of entries by the same time that chooses the lines: two postings that wait for each other may be written in another order than
 * they were timed, and the balance an entry carries is that of the writing. Everything is one moment's.
 */
export async function readWalletStatement(
  { db }: Deps,
  employerId: string,
  { from, to, limit, skip }: Query,
): Promise<Shown> {
  const isOfWallet = eq(ledgerEntry.accountId, accountId({ kind: 'wallet', employerId }))
  const { postedAt } = ledgerEntry
  const end = later(lagosMidnight(to), day)
  const isBefore = lt(postedAt, lagosMidnight(from))
  const isWithin = and(gte(postedAt, lagosMidnight(from)), lt(postedAt, end))
  return db.transaction(
    async (tx) => {
      const [told] = await tx
        .select({
          openingKobo: sql<string>`coalesce(sum(${ledgerEntry.amountKobo}) filter (where ${isBefore}), 0)`,
          closingKobo: sql<string>`coalesce(sum(${ledgerEntry.amountKobo}), 0)`,
          totalLine: sql<string>`count(*) filter (where ${isWithin})`,
        })
        .from(ledgerEntry)
        .where(and(isOfWallet, lt(postedAt, end)))
      // Cut out before anything is joined to it: otherwise what was skipped is joined too.
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
        openingKobo: Number(told?.openingKobo ?? 0),
        closingKobo: Number(told?.closingKobo ?? 0),
        lines: rows.map(({ paymentId, kind, kobo, postedAt: at, ...rest }) => ({
          id: `${paymentId}:${kind}`,
          postedAt: at.toISOString(),
          direction: kobo < 0 ? 'debit' : 'credit',
          amountKobo: Math.abs(kobo),
          returned: goesBack.test(kind),
          ...rest,
        })),
        totalLine: Number(told?.totalLine ?? 0),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
