import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { payment } from '../../db/money-schema.ts'
import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import type { Deps } from '../deps.ts'
import { type CheckoutCall, payOnPage } from '../money/checkout.ts'
import { openPayment, type Payment } from '../money/payments.ts'
import { lockPlan } from '../money/periods.ts'
import { checkPin } from '../money/pin.ts'
import { carryOut } from '../money/settle.ts'
import { assertWalletOpen, keepFromClosing } from '../money/wallet-state.ts'
import { gigPaymentBegun } from './effects.ts'
import { assertMayPost, assertWhole } from './gates.ts'
import { priceInputOf } from './brief.ts'
import { assertQuote, tellPrice } from './quotes.ts'
import { assertNothingUnfinished, fieldsOf, findGig, type GigRow, lockGig } from './rows.ts'
import { stateAfter } from './states.ts'

/** The payment of a Gig's price, as it is begun by a call. */
const wanted = ({ id: gigId, employerId, title, totalKobo, subtotalKobo }: GigRow, ref: string) =>
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
 * A Gig for which a payment may begin; the plan and the Gig stay locked. Undefined when `ref` has begun one already: the plan is locked
 * before that is asked, so that of two calls at once the second finds what the first has made.
 * @throws {Refusal} GIG_STATE, PAYMENT_UNFINISHED, VALIDATION_FAILED, and what gates refuse
 */
async function lockPayable(
  tx: Transaction,
  { id: gigId, employerId }: GigRow,
  ref: string,
  at: Date,
): Promise<GigRow | undefined> {
  await lockPlan(tx, employerId)
  if (await isRepeated(tx, employerId, ref)) return undefined
  await assertMayPost(tx, employerId, gigId)
  const row = await lockGig(tx, employerId, gigId)
  stateAfter(row.status, 'pay')
  await assertNothingUnfinished(tx, row)
  // A Gig that nobody could apply to any more is not paid for.
  assertWhole(fieldsOf(row), at)
  return row
}

/**
 * Pays for a Gig from the wallet at the price of a quote; the Gig opens. The same `ref` again answers the payment it made.
 * @throws {Refusal} QUOTE_CHANGED; INSUFFICIENT_FUNDS; CONFLICT; and what wallet, PIN, plan and the Gig's state refuse
 */
export async function payFromWallet(
  deps: Deps,
  employerId: string,
  gigId: string,
  { quoteId, pin, ref }: { quoteId: string; pin: string; ref: string },
): Promise<Payment> {
  const known = await findGig(deps.db, employerId, gigId)
  await assertWalletOpen(deps, employerId)
  await checkPin(deps, employerId, pin)
  return deps.db.transaction(async (tx) => {
    const at = deps.now()
    const locked = await lockPayable(tx, known, ref, at)
    if (locked !== undefined) await assertQuote(tx, locked, quoteId, at)
    const { payment: opened, isNew } = await openPayment(tx, { ...wanted(locked ?? known, ref), channel: 'wallet' }, at)
    if (!isNew) return opened
    await keepFromClosing(tx, employerId)
    return carryOut(tx, opened, 'success', at)
  })
}

/**
 * Begins a payment for a Gig on the payment page, which needs neither wallet nor PIN; the Gig opens when it has arrived.
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
  const begin = async (tx: Transaction) => {
    const locked = await lockPayable(tx, row, ref, deps.now())
    // The price was read before the lock: whoever changed it since then has to be asked again.
    if (locked !== undefined && locked.totalKobo !== row.totalKobo) stateAfter('draft', 'pay')
  }
  if (input === undefined) stateAfter('draft', 'pay')
  const { payment: begun, authorizationUrl } = await payOnPage(
    deps,
    call,
    { ...wanted(row, ref), provider: deps.payments.name },
    begin,
    (tx, made) => gigPaymentBegun(tx, made, deps.now()),
  )
  const told = input === undefined ? undefined : await tellPrice(deps, employerId, input)
  if (told === undefined) throw new Error('A Gig that is paid for has a price')
  return { ...told, reference: begun.reference, authorizationUrl, gigId }
}
