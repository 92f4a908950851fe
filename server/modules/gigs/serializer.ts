import { gigEntered } from '../../../src/api/contract/schemas/gig-fields.ts'
import type { Gig, Hiring, Teammate } from '../../../src/api/contract/schemas/gig.ts'
import { cancellationAt } from '../../../src/rules/gig-cancellation.ts'
import { priceOf } from '../../../src/rules/gig-price.ts'
import { hiringOf } from '../../../src/rules/hiring.ts'
import type { Database } from '../../platform/db/database.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import { type GigMoney, selectGigMoney, type ShownGig } from './list-repository.ts'
import { fieldsOf } from './repository.ts'
import { selectTeam } from './team-repository.ts'

/**
 * What a further hire would cost at a moment. The pay per place is that of the price, because the subtotal grows by what hires cost beyond it. While no
 * place is free, the one whose worker was reported as absent first counts as free, with its pay: a replacement takes both.
 */
export function toHiring(
  { status, title, category, brief, endsAt }: Pick<GigRow, 'status' | 'title' | 'category' | 'brief' | 'endsAt'>,
  { heldKobo, places }: Pick<GigMoney, 'heldKobo' | 'places'>,
  now: Date,
): Hiring | null {
  const { payType, rateKobo, workersNeeded, sessions } = fieldsOf({ title, category, brief })
  if (!payType || !rateKobo || !workersNeeded || !sessions) return null
  // Counted instead of read from the row, because places and held money are of one moment.
  const absent = places.length < workersNeeded ? undefined : places.find(({ isAbsent }) => isAbsent)
  return hiringOf(
    {
      status,
      endsAt,
      workersNeeded,
      payKobo: priceOf({ payType, rateKobo, workersNeeded, sessions }).workerKobo,
      heldKobo,
      reservedKobo: places.filter((place) => place !== absent && !place.isReleased).map(({ agreedKobo }) => agreedKobo),
      placesTaken: places.length - (absent === undefined ? 0 : 1),
    },
    now,
  )
}

/** Serializes a Gig with its money for the contract, as of `now`. @param team who is asked first, of a republished Gig */
export function toGig(row: ShownGig, money: GigMoney, now: Date, team?: Teammate[]): Gig {
  const { heldKobo, places, paymentStatus, counts } = money
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
    placesToReview: counts.toReview,
    placesToRate: counts.toRate,
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
        hasCancelledHire: counts.cancelledHires > 0,
      },
      now,
    ),
    hiring: toHiring(row, money, now),
    republishedFromGigId: row.republishedFromGigId,
    ...(team !== undefined && { team }),
  }
}

/** Reads a Gig's money. */
export async function readGigMoney(db: Pick<Database, 'select'>, { id }: Pick<GigRow, 'id'>): Promise<GigMoney> {
  const money = await selectGigMoney(db, id)
  if (money === undefined) throw new Error(`There is no Gig ${id}`)
  return money
}

/** Reads a Gig's money and its team, and serializes the Gig for the contract, as of `now`. */
export const serializeGig = async (db: Pick<Database, 'select'>, row: GigRow, now: Date): Promise<Gig> =>
  toGig(row, await readGigMoney(db, row), now, row.republishedFromGigId === null ? undefined : await readTeam(db, row))

/** The team of a republished Gig, with what came of its invitations. */
const readTeam = async (db: Pick<Database, 'select'>, { id }: Pick<GigRow, 'id'>): Promise<Teammate[]> =>
  (await selectTeam(db, id)).map(({ invitedAt, failure, ...person }) => ({
    ...person,
    status: failure !== null ? 'failed' : invitedAt !== null ? 'invited' : 'chosen',
    reason: failure,
  }))
