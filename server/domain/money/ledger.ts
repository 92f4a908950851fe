import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import {
  type EmployerAccountKind,
  type WorldAccountKind,
  ledgerAccount,
  ledgerEntry,
  ledgerPosting,
} from '../../db/money-schema.ts'
import { Refusal } from '../refusal.ts'

/** An account of the ledger: one of an employer (`held` once for each Gig), or one of the world's. */
export type Account =
  | { readonly kind: Exclude<EmployerAccountKind, 'held'>; readonly employerId: string }
  | { readonly kind: 'held'; readonly employerId: string; readonly gigId: string }
  | { readonly kind: WorldAccountKind }

/** One side of a movement: what comes to an account (positive kobo) or leaves it (negative). */
export interface Move {
  readonly account: Account
  readonly kobo: number
}

export interface Posting {
  readonly paymentId: string
  /** What moved; at most one of a kind for a payment. */
  readonly kind: string
  readonly at: Date
  readonly moves: readonly Move[]
}

const ownerOf = (account: Account) => ('employerId' in account ? account : undefined)

/** The account's key, made of what it is, so that nobody has to look it up. */
export function accountId(account: Account): string {
  const owner = ownerOf(account)
  if (owner === undefined) return account.kind
  return [owner.kind, owner.employerId, ...('gigId' in owner ? [owner.gigId] : [])].join(':')
}

/**
 * Moves money: writes one posting with its entries. The accounts are locked in the order of their keys, so that movements which
 * meet wait for each other instead of stopping each other; the balance is checked under that lock.
 * @throws {Refusal} INSUFFICIENT_FUNDS when an employer's account would go below zero; nothing is written then
 * @throws {Error} when the moves do not sum to zero, or the payment was posted in this kind before: a mistake of the caller
 */
export async function post(tx: Transaction, { paymentId, kind, at, moves }: Posting) {
  assertBalanced(moves)
  const sides = moves
    .map(({ account, kobo }) => ({ account, id: accountId(account), kobo }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const owned = sides.filter(({ account }) => ownerOf(account) !== undefined)
  if (owned.length > 0) {
    await tx
      .insert(ledgerAccount)
      .values(owned.map(({ id, account }) => ({ id, ...account })))
      .onConflictDoNothing()
    const rows = await tx
      .select({ id: ledgerAccount.id, balanceKobo: ledgerAccount.balanceKobo })
      .from(ledgerAccount)
      .where(
        inArray(
          ledgerAccount.id,
          owned.map(({ id }) => id),
        ),
      )
      .orderBy(ledgerAccount.id)
      .for('update')
    const balances = new Map(rows.map((row) => [row.id, row.balanceKobo]))
    const short = owned.find(({ id, kobo }) => (balances.get(id) ?? 0) + kobo < 0)
    if (short !== undefined) throw new Refusal('INSUFFICIENT_FUNDS', 'There is not enough money for this.')
  }
  const [posting] = await tx
    .insert(ledgerPosting)
    .values({ paymentId, kind, postedAt: at })
    .returning({ id: ledgerPosting.id })
  if (posting === undefined) throw new Error(`The posting ${kind} of ${paymentId} was not written`)
  await tx
    .insert(ledgerEntry)
    .values(sides.map(({ id, kobo }) => ({ postingId: posting.id, accountId: id, amountKobo: kobo })))
}

/** Two or more moves of whole kobo, none of them zero, no account twice, together nothing. */
function assertBalanced(moves: readonly Move[]) {
  const total = moves.reduce((sum, { kobo }) => sum + kobo, 0)
  const accounts = new Set(moves.map(({ account }) => accountId(account)))
  const isWhole = moves.every(({ kobo }) => Number.isSafeInteger(kobo) && kobo !== 0)
  if (moves.length < 2 || total !== 0 || !isWhole || accounts.size !== moves.length) {
    throw new Error(
      `Not a movement of money: ${moves.map(({ account, kobo }) => `${accountId(account)} ${kobo}`).join(', ')}`,
    )
  }
}

/** What an employer has, in kobo. */
export interface Balances {
  /** Can be spent or withdrawn. */
  readonly availableKobo: number
  /** Paid for Gigs and not released yet. */
  readonly heldKobo: number
  /** Left the wallet for the bank and has not arrived yet. */
  readonly leavingKobo: number
}

/** The employer's balances, all from one moment. */
export async function balancesOf(db: Pick<Transaction, 'select'>, employerId: string): Promise<Balances> {
  const of = (kind: EmployerAccountKind) =>
    sql<string>`coalesce(sum(${ledgerAccount.balanceKobo}) filter (where ${ledgerAccount.kind} = ${kind}), 0)`
  const [row] = await db
    .select({ wallet: of('wallet'), held: of('held'), withdrawal: of('withdrawal') })
    .from(ledgerAccount)
    .where(sql`${ledgerAccount.employerId} = ${employerId}`)
  return {
    availableKobo: Number(row?.wallet ?? 0),
    heldKobo: Number(row?.held ?? 0),
    leavingKobo: Number(row?.withdrawal ?? 0),
  }
}

/** The whole ledger's sum in kobo, which is always zero, and how many accounts stand elsewhere than their entries say, which is always none. */
export async function auditLedger(
  db: Pick<Transaction, 'execute'>,
): Promise<{ readonly sumKobo: number; readonly wrongBalances: number }> {
  const { rows } = await db.execute<{ sum: string; wrong: string }>(sql`
    with total as (select account_id, sum(amount_kobo) as kobo from ledger_entry group by account_id)
    select coalesce((select sum(kobo) from total), 0) as sum,
      (select count(*) from ledger_account a left join total t on t.account_id = a.id
        where a.employer_id is not null and (a.balance_kobo <> coalesce(t.kobo, 0) or a.balance_kobo < 0)) as wrong`)
  return { sumKobo: Number(rows[0]?.sum ?? 0), wrongBalances: Number(rows[0]?.wrong ?? 0) }
}
