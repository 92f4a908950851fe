import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/db/database.ts'
import { ledgerAccount, ledgerEntry, ledgerPosting, payment } from '../../db/money-schema.ts'

export { selectBalances } from '../../db/balances.ts'

type Reader = Pick<Transaction, 'select'>

/** A range of time: from a moment until before another. */
export interface Span {
  readonly from: Date
  readonly end: Date
}

/** Locks accounts of employers in the order of their keys, and creates those that are missing. @returns their balances in kobo by key */
export async function lockAccounts(
  tx: Transaction,
  accounts: readonly (typeof ledgerAccount.$inferInsert)[],
): Promise<ReadonlyMap<string, number>> {
  await tx
    .insert(ledgerAccount)
    .values([...accounts])
    .onConflictDoNothing()
  const ids = accounts.map(({ id }) => id)
  const rows = await tx
    .select({ id: ledgerAccount.id, balanceKobo: ledgerAccount.balanceKobo })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.id, ids))
    .orderBy(ledgerAccount.id)
    .for('update')
  return new Map(rows.map(({ id, balanceKobo }) => [id, balanceKobo]))
}

/** Stores a posting with its entries. */
export async function insertPosting(
  tx: Transaction,
  values: typeof ledgerPosting.$inferInsert,
  entries: readonly Omit<typeof ledgerEntry.$inferInsert, 'postingId'>[],
) {
  const [posting] = await tx.insert(ledgerPosting).values(values).returning({ id: ledgerPosting.id })
  if (posting === undefined) throw new Error(`The posting ${values.kind} of ${values.paymentId} was not written`)
  await tx.insert(ledgerEntry).values(entries.map((entry) => ({ postingId: posting.id, ...entry })))
}

/** The balance of an account in kobo; 0 without such an account. */
export async function selectBalance(tx: Transaction, id: string): Promise<number> {
  const [account] = await tx
    .select({ kobo: ledgerAccount.balanceKobo })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, id))
  return account?.kobo ?? 0
}

/** The sum in kobo of what a payment booked on an account, if the payment was reversed; otherwise 0. */
export async function sumReversedEntries(tx: Transaction, paymentId: string, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ kobo: sql`coalesce(sum(${ledgerEntry.amountKobo}), 0)`.mapWith(Number) })
    .from(ledgerEntry)
    .innerJoin(ledgerPosting, eq(ledgerPosting.id, ledgerEntry.postingId))
    .innerJoin(payment, eq(payment.id, ledgerPosting.paymentId))
    .where(and(eq(payment.id, paymentId), eq(payment.status, 'reversed'), eq(ledgerEntry.accountId, accountId)))
  return row?.kobo ?? 0
}

/** What the postings of some kinds took from accounts, in kobo by Lagos day. Days without such postings are left out. */
export function selectTakenByDay(
  db: Reader,
  employerId: string,
  { from, end }: Span,
  { accountIds, kinds }: { readonly accountIds: string[]; readonly kinds: string[] },
) {
  // A subquery, so that the entries are found by their posting: a join may read the entries of all employers.
  const taken = sql`(select -sum(${ledgerEntry.amountKobo}) from ${ledgerEntry}
    where ${ledgerEntry.postingId} = ${ledgerPosting.id} and ${inArray(ledgerEntry.accountId, accountIds)})`
  return db
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
        inArray(ledgerPosting.kind, kinds),
      ),
    )
    .groupBy(sql`1`)
}

const { postedAt } = ledgerEntry
const isWithin = ({ from, end }: Span) => and(gte(postedAt, from), lt(postedAt, end))

/** The balance of an account before and after a range of time, in kobo, and the number of its entries within. */
export async function selectStatementTotals(tx: Reader, accountId: string, span: Span) {
  const [totals] = await tx
    .select({
      openingKobo: sql`coalesce(sum(${ledgerEntry.amountKobo}) filter (where ${lt(postedAt, span.from)}), 0)`.mapWith(
        Number,
      ),
      closingKobo: sql`coalesce(sum(${ledgerEntry.amountKobo}), 0)`.mapWith(Number),
      totalLine: sql`count(*) filter (where ${isWithin(span)})`.mapWith(Number),
    })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.accountId, accountId), lt(postedAt, span.end)))
  return totals ?? { openingKobo: 0, closingKobo: 0, totalLine: 0 }
}

/** A page of the entries of an account within a range of time, the first first, with their postings and payments. */
export function selectStatementLines(
  tx: Reader,
  accountId: string,
  span: Span,
  { limit, skip }: { readonly limit: number; readonly skip: number },
) {
  // The page is limited in a subquery, because a limit after the joins would join all skipped rows too.
  const page = tx
    .select({ id: ledgerEntry.id, postingId: ledgerEntry.postingId, postedAt, kobo: ledgerEntry.amountKobo })
    .from(ledgerEntry)
    .where(and(eq(ledgerEntry.accountId, accountId), isWithin(span)))
    .orderBy(asc(postedAt), asc(ledgerEntry.id))
    .limit(limit)
    .offset(skip)
    .as('page')
  return tx
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
}

/** Audits the ledger: the sum of all entries in kobo, and the number of accounts whose balance differs from their entries or is negative. Both must be 0. */
export async function auditLedger(db: Pick<Transaction, 'execute'>) {
  const { rows } = await db.execute<{ sum: string; wrong: string }>(sql`
    with total as (select account_id, sum(amount_kobo) as kobo from ledger_entry group by account_id)
    select coalesce((select sum(kobo) from total), 0) as sum,
      (select count(*) from ledger_account a left join total t on t.account_id = a.id
        where a.employer_id is not null and (a.balance_kobo <> coalesce(t.kobo, 0) or a.balance_kobo < 0)) as wrong`)
  return { sumKobo: Number(rows[0]?.sum ?? 0), wrongBalances: Number(rows[0]?.wrong ?? 0) }
}
