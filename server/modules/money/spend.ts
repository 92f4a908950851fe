import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { ledgerEntry, ledgerPosting } from '../../db/money-schema.ts'
import { accountId } from './ledger.ts'

/**
 * The kinds of postings that pay for Gigs and plans, and that return what was paid for them. The others move money between wallet and bank,
 * or from a Gig to its workers; the fee of a withdrawal is no spend.
 */
const spendingKinds = [
  'gig',
  'gig-extra',
  'gig-bonus',
  'plan',
  'gig-refund',
  'gig-returned',
  'gig-taken-back',
  'plan-taken-back',
]

/**
 * An employer's spend, in kobo, by Lagos day: what these postings took from the employer's wallet or bank, minus what they returned there.
 * Days without such postings are left out.
 */
export async function spendByDay(
  db: Pick<Transaction, 'select'>,
  employerId: string,
  from: Date,
  end: Date,
): Promise<Map<string, number>> {
  const payers = ['gateway', accountId({ kind: 'wallet', employerId })]
  // A subquery, so that the entries are found by their posting: a join may read the entries of all employers.
  const taken = sql`(select -sum(${ledgerEntry.amountKobo}) from ${ledgerEntry}
    where ${ledgerEntry.postingId} = ${ledgerPosting.id} and ${inArray(ledgerEntry.accountId, payers)})`
  const rows = await db
    .select({
      date: sql<string>`to_char(${ledgerPosting.postedAt} at time zone 'Africa/Lagos', 'YYYY-MM-DD')`,
      kobo: sql`sum(${taken})`.mapWith(Number),
    })
    .from(ledgerPosting)
    .where(
      and(
        eq(ledgerPosting.employerId, employerId),
        gte(ledgerPosting.postedAt, from),
        lt(ledgerPosting.postedAt, end),
        inArray(ledgerPosting.kind, spendingKinds),
      ),
    )
    .groupBy(sql`1`)
  return new Map(rows.map((row) => [row.date, row.kobo]))
}
