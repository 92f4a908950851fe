import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'

/** A seeded random generator with values from 0 (inclusive) to 1 (exclusive). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const start = Date.parse('2025-01-01T00:00:00+01:00')
const minute = 60_000

/**
 * A wallet with `count` transactions, calculated as plain sums independent of the tested code: fundings, Gigs, plans paid from the wallet
 * and by card, withdrawals that arrive, are refunded or are pending while others happen.
 */
export function aLedger(count: number, openingKobo = 123_456_789) {
  const next = numbers(7)
  const state = { balance: openingKobo, net: 0 }
  const waiting: { at: number; index: number; returns: boolean }[] = []
  const transactions: PaymentTransaction[] = []

  const move = (kobo: number) => {
    state.balance += kobo
  }
  const record = (kobo: number) => {
    state.net += kobo
  }
  const settle = (now: number) => {
    while (waiting[0] !== undefined && waiting[0].at <= now) {
      const { at, index, returns } = waiting.shift() as (typeof waiting)[number]
      const transaction = transactions[index] as PaymentTransaction
      if (returns) move(transaction.amountKobo)
      else record(-transaction.amountKobo)
      transactions[index] = {
        ...transaction,
        status: returns ? 'failed' : 'success',
        final: true,
        completedAt: iso(at),
        balanceAfterKobo: state.balance,
      }
    }
  }

  for (let index = 0; index < count; index += 1) {
    const at = start + index * minute
    settle(at)
    const amountKobo = 1 + Math.floor(next() * 9_999_999)
    const kind = next()
    const base = {
      id: `txn_${index}`,
      reference: `MQ-X-${index}`,
      createdAt: iso(at),
      completedAt: iso(at),
      amountKobo,
    }
    if (kind < 0.5) {
      move(amountKobo)
      record(amountKobo)
      transactions.push(aTransaction({ ...base, balanceAfterKobo: state.balance }))
    } else if (kind < 0.7) {
      move(-amountKobo)
      record(-amountKobo)
      transactions.push(
        aTransaction({
          ...base,
          type: 'gig_payment',
          direction: 'debit',
          channel: 'wallet',
          balanceAfterKobo: state.balance,
        }),
      )
    } else if (kind < 0.8) {
      transactions.push(aTransaction({ ...base, status: 'failed', balanceAfterKobo: state.balance }))
    } else {
      move(-amountKobo)
      waiting.push({ at: at + 5 * minute, index, returns: kind > 0.9 })
      transactions.push(
        aTransaction({
          ...base,
          type: 'withdrawal',
          direction: 'debit',
          status: 'processing',
          completedAt: null,
          balanceAfterKobo: null,
        }),
      )
    }
  }
  settle(Number.POSITIVE_INFINITY)
  return { transactions, net: state.net }
}

const iso = (at: number) => new Date(at).toISOString()
