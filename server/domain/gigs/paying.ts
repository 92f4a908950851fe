import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { payment } from '../../db/money-schema.ts'
import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import type { Deps } from '../deps.ts'
import { type CheckoutCall, startCheckout } from '../money/checkout.ts'
import { findOrCreatePayment, type Payment } from '../money/payments.ts'
import { lockPlan } from '../money/periods.ts'
import { checkPin } from '../money/pin.ts'
import { applyTransition } from '../money/settle.ts'
import { assertWalletOpen, lockOpenWallet } from '../money/wallet-state.ts'
import { linkGigPayment } from './side-effects.ts'
import { assertMayPost, assertComplete } from './preconditions.ts'
import { priceInputOf } from './gig-brief.ts'
import { assertQuote, describePrice } from './quotes.ts'
import { assertNoUnfinishedPayment, fieldsOf, findGig, type GigRow, lockGig } from './repository.ts'
import { nextStatus } from './states.ts'

/** The payment of a Gig's price, with the caller's reference. */
const newGigPayment = ({ id: gigId, employerId, title, totalKobo, subtotalKobo }: GigRow, ref: string) =>
  ({
    employerId,
    type: 'gig_payment',
    direction: 'debit',
    amountKobo: totalKobo,
    feeKobo: totalKobo - subtotalKobo,
    description: title,
    purpose: { gigId },
    provider: 'wallet',
    clientReference: ref,
  }) as const

const isRepeated = async (tx: Transaction, employerId: string, ref: string) =>
  (await tx.$count(payment, and(eq(payment.employerId, employerId), eq(payment.clientReference, ref)))) > 0

/**
 * Locks the plan and the Gig for a new payment. Undefined when a payment with this `ref` exists; the plan is locked before that check, so
 * the second of two concurrent calls finds the payment of the first.
 * @throws {Refusal} GIG_STATE, PAYMENT_UNFINISHED, VALIDATION_FAILED, and the refusals of `assertMayPost`
 */
async function lockPayableGig(
  tx: Transaction,
  { id: gigId, employerId }: GigRow,
  ref: string,
  at: Date,
): Promise<GigRow | undefined> {
  await lockPlan(tx, employerId)
  if (await isRepeated(tx, employerId, ref)) return undefined
  await assertMayPost(tx, employerId, gigId)
  const row = await lockGig(tx, employerId, gigId)
  nextStatus(row.status, 'pay')
  await assertNoUnfinishedPayment(tx, row)
  // A Gig whose deadline or sessions have passed accepts no applications and must not be paid.
  assertComplete(fieldsOf(row), at)
  return row
}

/**
 * Pays for a Gig from the wallet at the price of a quote and opens it. A repeated `ref` returns the same payment.
 * @throws {Refusal} QUOTE_CHANGED; INSUFFICIENT_FUNDS; CONFLICT; and what wallet, PIN, plan and the Gig's state refuse
 */
export async function payFromWallet(
  deps: Deps,
  employerId: string,
  gigId: string,
  { quoteId, pin, ref }: { quoteId: string; pin: string; ref: string },
): Promise<Payment> {
  const gigRow = await findGig(deps.db, employerId, gigId)
  await assertWalletOpen(deps, employerId)
  await checkPin(deps, employerId, pin)
  return deps.db.transaction(async (tx) => {
    const at = deps.now()
    const locked = await lockPayableGig(tx, gigRow, ref, at)
    if (locked !== undefined) await assertQuote(tx, locked, quoteId, at)
    const { payment: gigPayment, isNew } = await findOrCreatePayment(
      tx,
      { ...newGigPayment(locked ?? gigRow, ref), channel: 'wallet' },
      at,
    )
    if (!isNew) return gigPayment
    await lockOpenWallet(tx, employerId)
    return applyTransition(tx, gigPayment, 'success', at)
  })
}

/**
 * Starts a payment for a Gig on the payment page, which needs neither wallet nor PIN; the Gig opens when the payment succeeds.
 * @throws {Refusal} CONFLICT; UNAVAILABLE; and what plan and the Gig's state refuse
 */
export async function payForGigOnPage(
  deps: Deps,
  call: CheckoutCall,
  { gigId, ref }: { gigId: string; ref: string },
): Promise<Output<typeof gigs.getPaymentData>> {
  const { employerId } = call
  const row = await findGig(deps.db, employerId, gigId)
  const input = priceInputOf(fieldsOf(row))
  const assertAllowed = async (tx: Transaction) => {
    const locked = await lockPayableGig(tx, row, ref, deps.now())
    // The price was read before the lock: when it has changed since then, the employer must confirm it again.
    if (locked !== undefined && locked.totalKobo !== row.totalKobo) nextStatus('draft', 'pay')
  }
  if (input === undefined) nextStatus('draft', 'pay')
  const { payment: startedPayment, authorizationUrl } = await startCheckout(
    deps,
    call,
    { ...newGigPayment(row, ref), provider: deps.payments.name },
    assertAllowed,
    (tx, newPayment) => linkGigPayment(tx, newPayment, deps.now()),
  )
  const priceData = input === undefined ? undefined : await describePrice(deps, employerId, input)
  if (priceData === undefined) throw new Error('A Gig that is paid for has a price')
  return { ...priceData, reference: startedPayment.reference, authorizationUrl, gigId }
}
