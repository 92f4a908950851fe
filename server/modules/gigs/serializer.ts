import { eq, getTableColumns, sql } from 'drizzle-orm'
import { gigEntered } from '../../../src/api/contract/schemas/gig-fields.ts'
import type { Gig } from '../../../src/api/contract/schemas/gig.ts'
import { cancellationAt } from '../../../src/rules/gig-cancellation.ts'
import type { Database } from '../../platform/db/database.ts'
import { gig, workerGig, type GigRow } from '../../db/gig-schema.ts'
import { ledgerAccount, payment } from '../../db/money-schema.ts'
import { fieldsOf } from './repository.ts'

/** The condition that joins a Gig with the ledger account of its held money, by the key that `accountId` makes. */
export const isHeldAccount = eq(ledgerAccount.id, sql`'held:' || ${gig.employerId} || ':' || ${gig.id}`)

/** What an answer says of a Gig's money and its row does not. */
interface GigMoney {
  readonly heldKobo: number
  /** Agreed pay of each hired worker. */
  readonly agreedKobo: readonly number[]
  readonly paymentStatus: string | null
}

/** `GigMoney` as columns of a statement that joins a Gig with the account of its held money and with its payment. */
export const gigMoney = {
  heldKobo: sql`coalesce(${ledgerAccount.balanceKobo}, 0)`.mapWith(Number),
  agreedKobo: sql`array(
    select ${workerGig.agreedKobo} from ${workerGig} where ${workerGig.gigId} = ${gig.id} and ${workerGig.status} <> 'cancelled'
  )`.mapWith((amounts: readonly string[]) => amounts.map(Number)),
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

/** Serializes a Gig with its money for the contract, as of `now`. */
export function toGig(
  row: Pick<GigRow, keyof typeof shown>,
  { heldKobo, agreedKobo, paymentStatus }: GigMoney,
  now: Date,
): Gig {
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
  const [money] = await db
    .select(gigMoney)
    .from(gig)
    .leftJoin(ledgerAccount, isHeldAccount)
    .leftJoin(payment, eq(payment.id, gig.paymentId))
    .where(eq(gig.id, row.id))
  if (money === undefined) throw new Error(`There is no Gig ${row.id}`)
  return toGig(row, money, now)
}
