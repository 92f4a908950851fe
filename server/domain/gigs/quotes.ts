import { and, eq, gt, lt } from 'drizzle-orm'
import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import { firstStart } from '../../../src/api/contract/schemas/gig-fields.ts'
import { linesOf, type PriceInput, priceKey, priceOf } from '../../../src/api/contract/schemas/gig-price.ts'
import { cancellationAt } from '../../../src/api/contract/schemas/gig-terms.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { gigQuote } from '../../db/gig-schema.ts'
import { type Deps, later, minute } from '../deps.ts'
import { balancesOf } from '../money/ledger.ts'
import { Refusal } from '../refusal.ts'
import { newId } from '../secrets.ts'
import { priceInputOf } from './brief.ts'
import { fieldsOf, type GigRow } from './rows.ts'

/** How long a price stands. */
const quoteMs = 15 * minute

type PaymentData = Output<typeof gigs.getPaymentData>

/** A price as it is told: its lines, how far the wallet covers it, and what calling the Gig off would do once it is paid. */
export async function tellPrice({ db, now }: Deps, employerId: string, input: PriceInput): Promise<PaymentData> {
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
      },
      now(),
    ),
    reference: null,
    authorizationUrl: null,
    gigId: null,
  }
}

/** Tells a price that stands for a quarter of an hour: for this employer, and for what it was asked for. */
export async function quote(deps: Deps, employerId: string, input: PriceInput): Promise<PaymentData> {
  const told = await tellPrice(deps, employerId, input)
  const expiresAt = later(deps.now(), quoteMs)
  const quoteId = newId('quo')
  await deps.db
    .insert(gigQuote)
    .values({ id: quoteId, employerId, priceKey: priceKey(input), totalKobo: told.totalKobo, expiresAt })
  return { ...told, quoteId, expiresAt: expiresAt.toISOString() }
}

/** The price that was agreed to must be the one the Gig costs now. @throws {Refusal} QUOTE_CHANGED when it is not, or is too old */
export async function assertQuote(
  tx: Transaction,
  row: Pick<GigRow, 'employerId' | 'title' | 'category' | 'brief'>,
  quoteId: string,
  at: Date,
) {
  const input = priceInputOf(fieldsOf(row))
  const [known] = await tx
    .select()
    .from(gigQuote)
    .where(and(eq(gigQuote.id, quoteId), eq(gigQuote.employerId, row.employerId), gt(gigQuote.expiresAt, at)))
  const isSame =
    known !== undefined &&
    input !== undefined &&
    known.priceKey === priceKey(input) &&
    known.totalKobo === priceOf(input).totalKobo
  if (!isSame) throw new Refusal('QUOTE_CHANGED', 'The price has been updated.')
}

/** Prices nobody can pay any more. */
export async function removeOldQuotes(db: Database, now: Date) {
  await db.delete(gigQuote).where(lt(gigQuote.expiresAt, now))
}
