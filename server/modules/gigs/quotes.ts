import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import { firstStart, priceErrors } from '../../../src/rules/gig-check.ts'
import { linesOf, type PriceInput, priceKey, priceOf } from '../../../src/rules/gig-price.ts'
import { cancellationAt } from '../../../src/rules/gig-cancellation.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import type { Deps } from '../../ports/deps.ts'
import { balancesOf } from '../money/ledger.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import { priceInputOf } from './gig-brief.ts'
import { assertNoErrors } from './preconditions.ts'
import { insertQuote, selectQuote } from './quotes-repository.ts'
import { fieldsOf } from './repository.ts'
import { later, minute } from '../../platform/clock/time.ts'

export { deleteExpiredQuotes } from './quotes-repository.ts'

/** How long a quote is valid, in milliseconds. */
const quoteMs = 15 * minute

type PaymentData = Output<typeof gigs.getPaymentData>

/** Describes a price: its lines, the wallet balance and shortfall, and the cancellation terms once the Gig is paid. */
export async function describePrice({ db, now }: Deps, employerId: string, input: PriceInput): Promise<PaymentData> {
  const price = priceOf(input)
  const { availableKobo } = await balancesOf(db, employerId)
  const { subtotalKobo: heldKobo, feeKobo, vatKobo, totalKobo, workerNetKobo } = price
  return {
    quoteId: null,
    expiresAt: null,
    lines: linesOf(price, input.workersNeeded),
    totalKobo,
    currency: 'NGN',
    workerNetKobo,
    walletAvailableKobo: availableKobo,
    shortfallKobo: Math.max(0, totalKobo - availableKobo),
    cancellation: cancellationAt(
      {
        status: 'open',
        startsAt: firstStart(input.sessions),
        heldKobo,
        feeAndVatKobo: feeKobo + vatKobo,
        agreedKobo: [],
        hasCancelledHire: false,
      },
      now(),
    ),
    reference: null,
    authorizationUrl: null,
    gigId: null,
  }
}

/** Creates a quote that is valid for 15 minutes, for this employer and this price input. @throws {Refusal} VALIDATION_FAILED for a price beyond the largest amount */
export async function createQuote(deps: Deps, employerId: string, input: PriceInput): Promise<PaymentData> {
  assertNoErrors(priceErrors(input))
  const priceData = await describePrice(deps, employerId, input)
  const expiresAt = later(deps.now(), quoteMs)
  const quoteId = newId('quo')
  await insertQuote(deps.db, {
    id: quoteId,
    employerId,
    priceKey: priceKey(input),
    totalKobo: priceData.totalKobo,
    expiresAt,
  })
  return { ...priceData, quoteId, expiresAt: expiresAt.toISOString() }
}

/** Checks that a quote matches the Gig's current price. @throws {Refusal} QUOTE_CHANGED when it differs or has expired */
export async function assertQuote(
  tx: Transaction,
  row: Pick<GigRow, 'employerId' | 'title' | 'category' | 'brief'>,
  quoteId: string,
  at: Date,
) {
  const input = priceInputOf(fieldsOf(row))
  const storedQuote = await selectQuote(tx, row.employerId, quoteId, at)
  const isCurrent =
    storedQuote !== undefined &&
    input !== undefined &&
    storedQuote.priceKey === priceKey(input) &&
    storedQuote.totalKobo === priceOf(input).totalKobo
  if (!isCurrent) throw new Refusal('QUOTE_CHANGED')
}
