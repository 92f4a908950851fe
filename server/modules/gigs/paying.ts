import type { Transaction } from '../../platform/db/database.ts'
import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import type { Deps } from '../../ports/deps.ts'
import { type CheckoutCall, findCheckout, openCheckout, storeCheckout } from '../money/checkout.ts'
import { findOrCreatePayment, findPaymentOfCall, type Payment, referenceTakenRefusal } from '../money/payments.ts'
import { lockPlan } from '../billing/periods.ts'
import { checkPin } from '../money/pin.ts'
import { applyTransition } from '../money/settle.ts'
import { assertWalletOpen, lockOpenWallet } from '../money/wallet-state.ts'
import { linkGigPayment } from './side-effects.ts'
import { assertMayPost, assertComplete } from './preconditions.ts'
import { priceInputOf } from './gig-brief.ts'
import { assertQuote, describePrice } from './quotes.ts'
import { assertNoUnfinishedPayment, findGig, lockGig } from './service.ts'
import { fieldsOf } from './repository.ts'
import { nextStatus } from './states.ts'
import type { GigRow } from '../../db/gig-schema.ts'

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

/**
 * The payment that an earlier call with this `ref` made for this Gig, whatever the Gig costs by now.
 * @throws {Refusal} CONFLICT when the reference belongs to another payment
 */
async function findRepeated(tx: Transaction, { id, employerId }: GigRow, ref: string): Promise<Payment | undefined> {
  const row = await findPaymentOfCall(tx, employerId, ref)
  if (row !== undefined && (row.type !== 'gig_payment' || row.purpose.gigId !== id)) throw referenceTakenRefusal()
  return row
}

/** What a call to pay for a Gig found under the locks: the Gig to be paid for, or the payment that an earlier call with its `ref` made. */
type Found =
  { readonly row: GigRow; readonly repeated?: undefined } | { readonly repeated: Payment; readonly row?: undefined }

/**
 * Locks the plan and the Gig for a new payment. The plan is locked before the look-up by `ref`, so the second of two concurrent calls
 * finds the payment of the first.
 * @throws {Refusal} GIG_STATE, PAYMENT_UNFINISHED, VALIDATION_FAILED, CONFLICT, and the refusals of `assertMayPost`
 */
async function lockPayableGig(tx: Transaction, found: GigRow, ref: string, at: Date): Promise<Found> {
  const { id: gigId, employerId } = found
  await lockPlan(tx, employerId)
  const repeated = await findRepeated(tx, found, ref)
  if (repeated !== undefined) return { repeated }
  await assertMayPost(tx, employerId, gigId)
  const row = await lockGig(tx, employerId, gigId)
  nextStatus(row.status, 'pay')
  await assertNoUnfinishedPayment(tx, row)
  // A Gig whose deadline or sessions have passed accepts no applications and must not be paid.
  assertComplete(fieldsOf(row), at)
  return { row }
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
    const { row, repeated } = await lockPayableGig(tx, gigRow, ref, at)
    if (repeated !== undefined) return repeated
    await assertQuote(tx, row, quoteId, at)
    const newPayment = { ...newGigPayment(row, ref), channel: 'wallet' } as const
    const { payment: gigPayment, isNew } = await findOrCreatePayment(tx, newPayment, at)
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
  const stored = await deps.db.transaction(async (tx) => {
    const at = deps.now()
    const found = await findGig(tx, employerId, gigId)
    const { row, repeated } = await lockPayableGig(tx, found, ref, at)
    if (repeated !== undefined) return { checkout: await findCheckout(tx, repeated), row: found }
    const newPayment = { ...newGigPayment(row, ref), provider: deps.payments.name }
    const checkout = await storeCheckout(deps, tx, newPayment, (created) => linkGigPayment(tx, created, at))
    return { checkout, row }
  })
  const { payment: startedPayment, authorizationUrl } = await openCheckout(deps, call, stored.checkout)
  const input = priceInputOf(fieldsOf(stored.row))
  if (input === undefined) throw new Error('A Gig that is paid for has a price')
  const priceData = await describePrice(deps, employerId, input)
  return { ...priceData, reference: startedPayment.reference, authorizationUrl, gigId }
}
