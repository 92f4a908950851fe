import { eq, getTableColumns, sql } from 'drizzle-orm'
import { gigEntered } from '../../../src/api/contract/schemas/gig-fields.ts'
import type { Gig, Hiring } from '../../../src/api/contract/schemas/gig.ts'
import { cancellationAt } from '../../../src/rules/gig-cancellation.ts'
import { priceOf } from '../../../src/rules/gig-price.ts'
import { hiringOf } from '../../../src/rules/hiring.ts'
import type { Database } from '../../platform/db/database.ts'
import { gig, isAbsentPlace, workerGig, type GigRow } from '../../db/gig-schema.ts'
import { ledgerAccount, payment } from '../../db/money-schema.ts'
import { fieldsOf } from './repository.ts'

/** The condition that joins a Gig with the ledger account of its held money, by the key that `accountId` makes. */
export const isHeldAccount = eq(ledgerAccount.id, sql`'held:' || ${gig.employerId} || ':' || ${gig.id}`)

/** A place of a Gig that is not cancelled. */
interface TakenPlace {
  readonly agreedKobo: number
  /** Whether its pay was released. */
  readonly isReleased: boolean
  /** Whether its worker was reported as absent, and support has not decided. */
  readonly isAbsent: boolean
}

/** What an answer says of a Gig's money and its row does not. */
export interface GigMoney {
  readonly heldKobo: number
  /** The taken places of a Gig that is open or in progress, the longest hired first; of others none are read. */
  readonly places: readonly TakenPlace[]
  readonly paymentStatus: string | null
}

/** `GigMoney` as columns of a statement that joins a Gig with the account of its held money and with its payment. */
export const gigMoney = {
  heldKobo: sql`coalesce(${ledgerAccount.balanceKobo}, 0)`.mapWith(Number),
  places: sql<TakenPlace[]>`coalesce((
    select json_agg(json_build_object(
      'agreedKobo', ${workerGig.agreedKobo},
      'isReleased', ${workerGig.status} in ('approved', 'paid'),
      'isAbsent', coalesce(${isAbsentPlace}, false)
    ) order by ${workerGig.hiredAt}, ${workerGig.id})
    from ${workerGig}
    where ${workerGig.gigId} = ${gig.id} and ${workerGig.status} <> 'cancelled' and ${gig.status} in ('open', 'in_progress')
  ), '[]')`,
  paymentStatus: payment.status,
}

const {
  closedNote: _closedNote,
  closedReference: _closedReference,
  searchText: _searchText,
  endsAt: _endsAt,
  nextSessionAt: _nextSessionAt,
  deadlineAt: _deadlineAt,
  workersNeeded: _workersNeeded,
  clientReference: _clientReference,
  employerId: _employerId,
  ...shown
} = getTableColumns(gig)

/** What an answer says of a Gig's row. A list reads nothing else: mapping columns is what costs most. */
export const shownColumns = shown

/**
 * What a further hire would cost. The pay per place is that of the price, because the subtotal grows by what hires cost beyond it. While no
 * place is free, the one whose worker was reported as absent first counts as free, with its pay: a replacement takes both.
 */
export function toHiring(
  { status, title, category, brief }: Pick<GigRow, 'status' | 'title' | 'category' | 'brief'>,
  { heldKobo, places }: Pick<GigMoney, 'heldKobo' | 'places'>,
): Hiring | null {
  const { payType, rateKobo, workersNeeded, sessions } = fieldsOf({ title, category, brief })
  if (!payType || !rateKobo || !workersNeeded || !sessions) return null
  // Counted instead of read from the row, because places and held money are of one moment.
  const absent = places.length < workersNeeded ? undefined : places.find(({ isAbsent }) => isAbsent)
  return hiringOf({
    status,
    workersNeeded,
    payKobo: priceOf({ payType, rateKobo, workersNeeded, sessions }).workerKobo,
    heldKobo,
    reservedKobo: places.filter((place) => place !== absent && !place.isReleased).map(({ agreedKobo }) => agreedKobo),
    placesTaken: places.length - (absent === undefined ? 0 : 1),
  })
}

/** Serializes a Gig with its money for the contract, as of `now`. */
export function toGig(row: Pick<GigRow, keyof typeof shown>, money: GigMoney, now: Date): Gig {
  const { heldKobo, places, paymentStatus } = money
  const feeAndVatKobo = row.paidKobo > 0 ? row.feeKobo + row.vatKobo : 0
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    ...gigEntered.parse(fieldsOf(row)),
    status: row.status,
    closedReason: row.closedReason,
    workersHired: row.workersHired,
    applicantCounts: {
      pending: row.pendingCount,
      shortlisted: row.shortlistedCount,
      hired: row.hiredCount,
      declined: row.declinedCount,
      withdrawn: row.withdrawnCount,
    },
    payment: {
      subtotalKobo: row.subtotalKobo,
      feeKobo: row.feeKobo,
      vatKobo: row.vatKobo,
      totalKobo: row.totalKobo,
      paidKobo: row.paidKobo,
      heldKobo,
      releasedKobo: row.releasedKobo,
      refundedKobo: row.refundedKobo,
      currency: 'NGN',
      transactionId: row.paymentId,
      transactionStatus: paymentStatus,
    },
    cancellation: cancellationAt(
      {
        status: row.status,
        startsAt: row.startsAt ?? undefined,
        heldKobo,
        feeAndVatKobo,
        agreedKobo: places.map(({ agreedKobo }) => agreedKobo),
      },
      now,
    ),
    hiring: toHiring(row, money),
    republishedFromGigId: row.republishedFromGigId,
  }
}

/** Reads a Gig's money. */
export async function readGigMoney(db: Pick<Database, 'select'>, { id }: Pick<GigRow, 'id'>): Promise<GigMoney> {
  const [money] = await db
    .select(gigMoney)
    .from(gig)
    .leftJoin(ledgerAccount, isHeldAccount)
    .leftJoin(payment, eq(payment.id, gig.paymentId))
    .where(eq(gig.id, id))
  if (money === undefined) throw new Error(`There is no Gig ${id}`)
  return money
}

/** Reads a Gig's money and serializes the Gig for the contract, as of `now`. */
export const serializeGig = async (db: Pick<Database, 'select'>, row: GigRow, now: Date): Promise<Gig> =>
  toGig(row, await readGigMoney(db, row), now)
