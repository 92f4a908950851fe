import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { gig } from '../../db/gig-schema.ts'
import { subscription, wallet } from '../../db/schema.ts'
import { type Account, balancesOf, type Move, post } from '../money/ledger.ts'
import type { Payment } from '../money/payments.ts'
import { lockPlan } from '../money/periods.ts'
import { planNext } from './moments.ts'
import { tellOfGig } from './news.ts'
import { changeGig, type GigRow, moveGig } from './rows.ts'
import { canHappen } from './states.ts'

/** Moves of nothing are none. */
const moves = (...all: readonly Move[]) => all.filter(({ kobo }) => kobo !== 0)

/** A payment from the wallet is booked out of it, one on the payment page comes from outside. */
const payerOf = ({ channel, employerId }: Payment): Account =>
  channel === 'wallet' ? { kind: 'wallet', employerId } : { kind: 'gateway' }

/** The Gig of a payment, locked after the plan, as whoever pays locks them; undefined when it was deleted. */
async function lockPaid(tx: Transaction, { employerId, purpose }: Payment): Promise<GigRow | undefined> {
  await lockPlan(tx, employerId)
  const [row] = await tx
    .select()
    .from(gig)
    .where(eq(gig.id, purpose.gigId ?? ''))
    .for('update')
  return row
}

/**
 * A Gig is paid: in one posting its pay is held, and the fee and its VAT are booked; it opens, and uses one of the plan's Gigs. Money for
 * a Gig that does not wait for it (any more) goes to the wallet.
 */
export async function gigPaid(tx: Transaction, paid: Payment, at: Date) {
  const row = await lockPaid(tx, paid)
  const { employerId, amountKobo, id: paymentId } = paid
  if (row === undefined || !canHappen(row.status, 'pay') || row.totalKobo !== amountKobo) {
    const isOutside = paid.channel !== 'wallet'
    if (isOutside) {
      await post(tx, {
        paymentId,
        kind: 'gig-unneeded',
        at,
        moves: [
          { account: { kind: 'gateway' }, kobo: -amountKobo },
          { account: { kind: 'wallet', employerId }, kobo: amountKobo },
        ],
      })
    }
    return
  }
  const { subtotalKobo, feeKobo, vatKobo } = row
  await post(tx, {
    paymentId,
    kind: 'gig',
    at,
    moves: moves(
      { account: payerOf(paid), kobo: -amountKobo },
      { account: { kind: 'held', employerId, gigId: row.id }, kobo: subtotalKobo },
      { account: { kind: 'fee-income' }, kobo: feeKobo },
      { account: { kind: 'vat' }, kobo: vatKobo },
    ),
  })
  await tx
    .update(subscription)
    .set({ gigUsed: sql`${subscription.gigUsed} + 1` })
    .where(eq(subscription.employerId, employerId))
  const opened = await moveGig(tx, row, 'pay', at, { paidKobo: amountKobo, paymentId, publishedAt: at })
  await tellOfGig(tx, opened, 'published', at)
  await planNext(tx, opened, at)
}

/**
 * A bank took the price of a Gig back. Nobody hired: the Gig is called off and everything goes back where it came from. Otherwise
 * the workers' money stays held, what the wallet has goes, and the wallet is closed for a person to look at.
 */
export async function gigTakenBack(tx: Transaction, paid: Payment, at: Date, before: Payment) {
  if (before.status !== 'success') return
  const row = await lockPaid(tx, paid)
  const { employerId, amountKobo, id: paymentId } = paid
  const isUntouched =
    row !== undefined && row.paymentId === paymentId && row.workersHired === 0 && canHappen(row.status, 'cancel')
  if (isUntouched) {
    const { subtotalKobo, feeKobo, vatKobo } = row
    await post(tx, {
      paymentId,
      kind: 'gig-taken-back',
      at,
      moves: moves(
        { account: { kind: 'held', employerId, gigId: row.id }, kobo: -subtotalKobo },
        { account: { kind: 'fee-income' }, kobo: -feeKobo },
        { account: { kind: 'vat' }, kobo: -vatKobo },
        { account: payerOf(paid), kobo: amountKobo },
      ),
    })
    const closed = await moveGig(tx, row, 'cancel', at, {
      closedReason: 'payment_returned',
      deadlineAt: null,
      nextSessionAt: null,
      feeKobo: 0,
      vatKobo: 0,
      refundedKobo: row.refundedKobo + amountKobo,
    })
    return tellOfGig(tx, closed, 'taken-back', at)
  }
  await tx.update(wallet).set({ status: 'restricted' }).where(eq(wallet.employerId, employerId))
  const { availableKobo } = await balancesOf(tx, employerId)
  const kobo = Math.min(availableKobo, amountKobo)
  if (kobo > 0) {
    await post(tx, {
      paymentId,
      kind: 'taken-back',
      at,
      moves: [
        { account: { kind: 'wallet', employerId }, kobo: -kobo },
        { account: { kind: 'gateway' }, kobo },
      ],
    })
  }
  if (row !== undefined) await tellOfGig(tx, row, 'taken-back', at)
}

/** A payment for a Gig has begun: it is the one that counts until another one is tried. */
export async function gigPaymentBegun(tx: Transaction, { id, purpose }: Payment, at: Date) {
  if (purpose.gigId !== undefined) await changeGig(tx, purpose.gigId, { paymentId: id }, at)
}
