import { and, inArray, ne } from 'drizzle-orm'
import type { Gig } from '../../../src/api/contract/schemas/gig.ts'
import { cancellationAt } from '../../../src/api/contract/schemas/gig-terms.ts'
import type { Database } from '../../db/database.ts'
import { workerGig } from '../../db/gig-schema.ts'
import { ledgerAccount, payment } from '../../db/money-schema.ts'
import { accountId } from '../money/ledger.ts'
import type { GigRow } from './repository.ts'

const heldAccount = ({ id: gigId, employerId }: Pick<GigRow, 'id' | 'employerId'>) =>
  accountId({ kind: 'held', employerId, gigId })

/** Agreed pay of each hired worker, in kobo, by Gig id. */
export async function agreedPayByGig(
  db: Pick<Database, 'select'>,
  gigIds: readonly string[],
): Promise<Map<string, number[]>> {
  if (gigIds.length === 0) return new Map()
  const places = await db
    .select({ gigId: workerGig.gigId, kobo: workerGig.agreedKobo })
    .from(workerGig)
    .where(and(inArray(workerGig.gigId, [...gigIds]), ne(workerGig.status, 'cancelled')))
  return new Map(
    [...Map.groupBy(places, ({ gigId }) => gigId)].map(([gigId, gigPlaces]) => [
      gigId,
      gigPlaces.map(({ kobo }) => kobo),
    ]),
  )
}

/** Held balances in the ledger, in kobo, by Gig id. */
export async function heldKoboByGig(
  db: Pick<Database, 'select'>,
  rows: readonly Pick<GigRow, 'id' | 'employerId'>[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const accounts = await db
    .select({ id: ledgerAccount.id, kobo: ledgerAccount.balanceKobo })
    .from(ledgerAccount)
    .where(inArray(ledgerAccount.id, rows.map(heldAccount)))
  const balances = new Map(accounts.map(({ id, kobo }) => [id, kobo]))
  return new Map(rows.map((row) => [row.id, balances.get(heldAccount(row)) ?? 0]))
}

async function paymentStatusById(db: Pick<Database, 'select'>, rows: readonly GigRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId]))
  if (ids.length === 0) return new Map()
  const payments = await db
    .select({ id: payment.id, status: payment.status })
    .from(payment)
    .where(inArray(payment.id, ids))
  return new Map(payments.map(({ id, status }) => [id, status]))
}

/** Serializes Gigs for the contract, as of `now`, with three queries for any number of rows. */
export async function serializeGigs(db: Pick<Database, 'select'>, rows: readonly GigRow[], now: Date): Promise<Gig[]> {
  const agreed = await agreedPayByGig(
    db,
    rows.filter(({ workersHired }) => workersHired > 0).map(({ id }) => id),
  )
  const held = await heldKoboByGig(db, rows)
  const statuses = await paymentStatusById(db, rows)
  return rows.map((row) => {
    const heldKobo = held.get(row.id) ?? 0
    const feeAndVatKobo = row.paidKobo > 0 ? row.feeKobo + row.vatKobo : 0
    const {
      description = '',
      workSkills = [],
      softSkills = [],
      workMode = null,
      location = null,
      sessions = [],
      payType = null,
      rateKobo = null,
      deliverables = [],
      perks = null,
      onSiteContact = null,
      applicationDeadline = null,
      visibility = 'public',
    } = row.brief
    return {
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      publishedAt: row.publishedAt?.toISOString() ?? null,
      title: row.title,
      category: row.category,
      description,
      workSkills,
      softSkills,
      status: row.status,
      closedReason: row.closedReason,
      workMode,
      location: location && { ...location, landmark: location.landmark ?? null },
      sessions: sessions.map((session) => ({ ...session, arrival: session.arrival ?? null })),
      payType,
      rateKobo,
      workersNeeded: row.brief.workersNeeded ?? null,
      workersHired: row.workersHired,
      deliverables: deliverables.map(({ id = '', text }) => ({ id, text })),
      perks: perks && { ...perks, dressCode: perks.dressCode ?? null },
      onSiteContact,
      applicationDeadline,
      visibility,
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
        transactionStatus: row.paymentId === null ? null : (statuses.get(row.paymentId) ?? null),
      },
      cancellation: cancellationAt(
        {
          status: row.status,
          startsAt: row.startsAt ?? undefined,
          heldKobo,
          feeAndVatKobo,
          agreedKobo: agreed.get(row.id) ?? [],
        },
        now,
      ),
      republishedFromGigId: row.republishedFromGigId,
    }
  })
}

/** Serializes one Gig for the contract. */
export async function serializeGig(db: Pick<Database, 'select'>, row: GigRow, now: Date): Promise<Gig> {
  const [serialized] = await serializeGigs(db, [row], now)
  if (serialized === undefined) throw new Error('Unreachable: serializeGigs returns one entry per row')
  return serialized
}
