import { isFinalStatus, type PaymentTransaction } from '@/api/contract/schemas/transaction.ts'

/** One movement of the wallet on a statement. */
export interface StatementLine {
  transaction: PaymentTransaction
  /** What it did to the wallet: negative is what went out. */
  kobo: number
}

export type Statement =
  | { kind: 'known'; lines: readonly StatementLine[]; openingKobo: number; creditsKobo: number; debitsKobo: number; closingKobo: number }
  /** What is there does not say, or does not add up: nothing is said rather than something wrong. */
  | { kind: 'unknown'; lines: readonly StatementLine[] }

/**
 * What the transactions of some days did to the wallet. It is drawn up only if each balance the server has told is what the movements
 * before it make; a transaction belongs to the day on which it began, as in the list.
 */
export function statementOf(transactions: readonly PaymentTransaction[]): Statement {
  const lines = transactions
    .map((transaction) => ({ transaction, kobo: effectOf(transaction) }))
    .filter(({ kobo }) => kobo !== 0)
    .toSorted((a, b) => Date.parse(a.transaction.createdAt) - Date.parse(b.transaction.createdAt))
  const openingKobo = openingBalance(transactions)
  const creditsKobo = sum(lines, (kobo) => kobo > 0)
  const debitsKobo = sum(lines, (kobo) => kobo < 0)
  if (openingKobo === undefined) return { kind: 'unknown', lines }
  const closingKobo = openingKobo + creditsKobo + debitsKobo
  if (![creditsKobo, debitsKobo, closingKobo].every(Number.isSafeInteger)) return { kind: 'unknown', lines }
  return { kind: 'known', lines, openingKobo, creditsKobo, debitsKobo, closingKobo }
}

function sum(lines: readonly StatementLine[], isMeant: (kobo: number) => boolean): number {
  return lines.reduce((total, { kobo }) => (isMeant(kobo) ? total + kobo : total), 0)
}

/** What leaves the wallet when it begins, and comes back when it fails. Everything else moves when it ends well. */
const leavesAtOnce = ({ type }: PaymentTransaction) => type === 'withdrawal'

/** Paid from elsewhere, or out of what was held: the wallet's available money does not change. */
const isElsewhere = ({ type, direction, channel }: PaymentTransaction) =>
  direction === 'debit' && (type === 'worker_payout' || (type !== 'withdrawal' && channel !== 'wallet'))

/** What a transaction did to the available money, in kobo. */
function effectOf(one: PaymentTransaction): number {
  const amount = one.direction === 'debit' ? -one.amountKobo : one.amountKobo
  if (isElsewhere(one)) return 0
  if (leavesAtOnce(one)) return one.status === 'success' || !isFinalStatus(one.status) ? amount : 0
  return one.status === 'success' ? amount : 0
}

/** A change of the balance at a moment, or the balance itself. */
type Event = { at: number; change: number; balance?: never } | { at: number; balance: number; change?: never }

function eventsOf(one: PaymentTransaction): Event[] {
  const begun = Date.parse(one.createdAt)
  const ended = one.completedAt ? Date.parse(one.completedAt) : begun
  const effect = effectOf(one)
  const events: Event[] = []
  if (leavesAtOnce(one)) {
    events.push({ at: begun, change: -one.amountKobo })
    if (effect === 0) events.push({ at: ended, change: one.amountKobo })
  } else if (effect !== 0) events.push({ at: ended, change: effect })
  if (typeof one.balanceAfterKobo === 'number') events.push({ at: ended, balance: one.balanceAfterKobo })
  return events
}

/** The balance before all of them; undefined when none is told, or when two that are told contradict each other. */
function openingBalance(transactions: readonly PaymentTransaction[]): number | undefined {
  // The sort is stable, and each transaction's balance stands behind its change.
  const events = transactions.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt)).flatMap(eventsOf).toSorted((a, b) => a.at - b.at)
  let changed = 0
  let opening: number | undefined
  for (const event of events) {
    if (event.change !== undefined) changed += event.change
    else if (opening === undefined) opening = event.balance - changed
    else if (opening + changed !== event.balance) return undefined
  }
  return opening
}
