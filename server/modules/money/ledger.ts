import type { Transaction } from '../../platform/db/database.ts'
import type { EmployerAccountKind, WorldAccountKind } from '../../db/money-schema.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { insertPosting, lockAccounts, selectBalance, selectBalances, sumReversedEntries } from './ledger-repository.ts'

export { auditLedger } from './ledger-repository.ts'

/** A ledger account: an employer's account (`held` exists once per Gig), or a system account. */
export type Account =
  | { readonly kind: Exclude<EmployerAccountKind, 'held'>; readonly employerId: string }
  | { readonly kind: 'held'; readonly employerId: string; readonly gigId: string }
  | { readonly kind: WorldAccountKind }

/** One entry of a posting: a credit (positive kobo) or a debit (negative kobo) of an account. */
export interface Move {
  readonly account: Account
  readonly kobo: number
}

/** The moves of an amount from one account to another. */
export const transfer = (from: Account, to: Account, kobo: number): readonly Move[] => [
  { account: from, kobo: -kobo },
  { account: to, kobo },
]

export interface Posting {
  readonly paymentId: string
  /** Kind of the posting; unique per payment. */
  readonly kind: string
  readonly at: Date
  readonly moves: readonly Move[]
}

const ownerOf = (account: Account) => ('employerId' in account ? account : undefined)

/** The account's primary key, derived from its kind and owner, so that no lookup is needed. */
export function accountId(account: Account): string {
  const owner = ownerOf(account)
  if (owner === undefined) return account.kind
  return [owner.kind, owner.employerId, ...('gigId' in owner ? [owner.gigId] : [])].join(':')
}

/**
 * Moves money: writes one posting with its entries. The accounts are locked in the order of their keys, so that concurrent postings
 * cannot deadlock; the balance is checked under that lock.
 * @throws {Refusal} INSUFFICIENT_FUNDS when an employer's account would go below zero; nothing is written then
 * @throws {Error} when the moves do not sum to zero, or the payment has a posting of this kind: a bug of the caller
 */
export async function post(tx: Transaction, { paymentId, kind, at, moves }: Posting) {
  assertBalanced(moves)
  const sides = moves
    .map(({ account, kobo }) => ({ account, id: accountId(account), kobo }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const employerSides = sides.filter(({ account }) => ownerOf(account) !== undefined)
  if (employerSides.length > 0) {
    const balances = await lockAccounts(
      tx,
      employerSides.map(({ id, account }) => ({ id, ...account })),
    )
    const overdrawn = employerSides.find(({ id, kobo }) => (balances.get(id) ?? 0) + kobo < 0)
    if (overdrawn !== undefined) throw new Refusal('INSUFFICIENT_FUNDS')
  }
  await insertPosting(
    tx,
    { paymentId, kind, postedAt: at },
    sides.map(({ id, kobo }) => ({ accountId: id, amountKobo: kobo })),
  )
}

/** Leaves out moves of zero kobo, which the ledger refuses. */
export const nonZeroMoves = (...moves: readonly Move[]) => moves.filter(({ kobo }) => kobo !== 0)

/** Checks that there are at least two moves, each a non-zero integer of kobo on its own account, with a sum of zero. */
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

/** An employer's balances, in kobo. */
export interface Balances {
  /** Balance that can be spent or withdrawn. */
  readonly availableKobo: number
  /** Paid for Gigs and not released yet. */
  readonly heldKobo: number
  /** Withdrawals that were debited from the wallet and have not reached the bank yet. */
  readonly leavingKobo: number
}

/** Reads the employer's balances in one query. */
export async function balancesOf(db: Pick<Transaction, 'select'>, employerId: string): Promise<Balances> {
  const [row] = await selectBalances(db, employerId)
  if (row === undefined) throw new Error('Unreachable: a sum without a group is always one row')
  return row
}

/** The balance of one account, in kobo; 0 for one that was never used. */
export const balanceOf = (tx: Transaction, account: Account): Promise<number> => selectBalance(tx, accountId(account))

/** The part of a reversed payment that has not been booked back to the gateway yet, in kobo; 0 for a payment that was not reversed. */
export async function owedToGatewayKobo(tx: Transaction, paymentId: string): Promise<number> {
  return Math.max(0, -(await sumReversedEntries(tx, paymentId, accountId({ kind: 'gateway' }))))
}
