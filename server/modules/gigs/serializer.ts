import { gigEntered } from '../../../src/api/contract/schemas/gig-fields.ts'
import type { Gig } from '../../../src/api/contract/schemas/gig.ts'
import { cancellationAt } from '../../../src/rules/gig-cancellation.ts'
import type { Database } from '../../platform/db/database.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import { type GigMoney, selectGigMoney, type ShownGig } from './list-repository.ts'
import { fieldsOf } from './repository.ts'

/** Serializes a Gig with its money for the contract, as of `now`. */
export function toGig(row: ShownGig, { heldKobo, agreedKobo, paymentStatus }: GigMoney, now: Date): Gig {
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
        agreedKobo,
      },
      now,
    ),
    republishedFromGigId: row.republishedFromGigId,
  }
}

/** Reads a Gig's money and serializes the Gig for the contract, as of `now`. */
export async function serializeGig(db: Pick<Database, 'select'>, row: GigRow, now: Date): Promise<Gig> {
  const money = await selectGigMoney(db, row.id)
  if (money === undefined) throw new Error(`There is no Gig ${row.id}`)
  return toGig(row, money, now)
}
